import { arrowGlyph, levelGlyphs, seriesGlyphs } from '../picture/glyphs.domain.ts';
import { round, type Look, type Shape } from '../picture/picture.domain.ts';
import type { Day, DayScale } from '../values/day-scale.domain.ts';
import type { TimeLineEntry } from './draw-time-line.domain.ts';

interface LanePlace {
  readonly days: DayScale;
  readonly until: Day;
  readonly top: number;
  readonly width: number;
  readonly laneCount: number;
}

interface DrawnLane {
  readonly shapes: readonly Shape[];
  readonly height: number;
  /** Periods without a place in the picture. */
  readonly hidden: number;
}

const rowHeight = 18;
const barHeight = 12;
const mostRows = 5;
/** Marks of all lanes together: what fits into the page's budget. */
const mostMarks = 64;

/** Periods in rows that do not overlap, and events below them. */
export function drawLane(entries: readonly TimeLineEntry[], place: LanePlace): DrawnLane {
  const spans = entries.filter(({ end }) => end !== undefined);
  const events = entries.filter(({ end }) => end === undefined);
  const most = Math.max(4, Math.floor(mostMarks / place.laneCount));
  const rows = rowsOf(spans.slice(0, most), place);
  const shown = rows.slice(0, mostRows);
  const eventTop = place.top + shown.length * rowHeight;
  return {
    shapes: [
      ...shown.flatMap((row, at) =>
        row.flatMap((span) => spanShapes(span, place.top + at * rowHeight, place)),
      ),
      ...eventShapes(events, eventTop + 9, place, most),
    ],
    height: Math.max(rowHeight, shown.length * rowHeight + (events.length > 0 ? rowHeight : 0)),
    hidden: spans.length - shown.flat().length,
  };
}

interface Span {
  readonly entry: TimeLineEntry;
  readonly from: number;
  readonly to: number;
}

/** Greedily: each period goes into the first row that is free at its start. */
function rowsOf(spans: readonly TimeLineEntry[], { days, until, width }: LanePlace): Span[][] {
  const rows: Span[][] = [];
  const placed = spans
    .map((entry): Span => {
      const from = days.x(entry.start);
      // A day of a decade would be nothing: at least a mark of its own.
      return { entry, from, to: Math.max(days.x(entry.end ?? until), from + width * 0.006) };
    })
    .sort((one, other) => one.from - other.from);
  for (const span of placed) {
    const free = rows.find((row) => (row.at(-1)?.to ?? -Infinity) <= span.from + width * 0.006);
    if (free) free.push(span);
    else rows.push([span]);
  }
  return rows;
}

function spanShapes({ entry: { end, level }, from, to }: Span, y: number, { width }: LanePlace): Shape[] {
  const look: Look = level ?? (end === null ? 'fill1' : 'fill2');
  const bar: Shape = {
    kind: 'rect',
    x: from,
    y: y + 3,
    width: round(Math.max(to - from - width * 0.002, width * 0.004)),
    height: barHeight,
    round: 3,
    look,
  };
  return end === null
    ? [bar, { kind: 'glyph', x: to, y: y + 9, d: arrowGlyph, look: level ?? 'main' }]
    : [bar];
}

/** Events at one place of the picture are one mark with their number; the worst level names it. */
function eventShapes(
  events: readonly TimeLineEntry[],
  y: number,
  { days, width }: LanePlace,
  most: number,
): Shape[] {
  const slot = width / Math.min(most, 44);
  const groups = Map.groupBy(events, ({ start }) => Math.floor(days.x(start) / slot));
  return [...groups.values()].flatMap((group): Shape[] => {
    const x = round(group.reduce((sum, { start }) => sum + days.x(start), 0) / group.length);
    const level = order.find((candidate) => group.some((event) => event.level === candidate));
    if (group.length === 1) {
      return [
        { kind: 'glyph', x, y, d: level ? levelGlyphs[level] : seriesGlyphs[1], look: level ?? 'dot1' },
      ];
    }
    const text = group.length > 99 ? '99+' : String(group.length);
    return [
      { kind: 'glyph', x, y, d: group.length > 9 ? wideDisc : disc, look: level ?? 'dot1' },
      { kind: 'text', x, y: y + 4, text, look: 'count' },
    ];
  });
}

const order = ['danger', 'warning', 'attention', 'unchecked', 'clear'] as const;
const disc = 'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0Z';
const wideDisc = 'M-8-9H8A8 9 0 0 1 8 9H-8A8 9 0 0 1-8-9Z';
