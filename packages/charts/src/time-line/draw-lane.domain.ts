import { arrowGlyph, levelGlyphs, seriesGlyphs } from '../picture/glyphs.domain.ts';
import { round, type Look, type Shape } from '../picture/picture.domain.ts';
import type { Day, DayScale } from '../values/day-scale.domain.ts';
import type { TimeLineEntry } from './time-line-data.domain.ts';

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
  /** Events are columns of their numbers. */
  readonly isCrowded: boolean;
}

const rowHeight = 18;
const barHeight = 12;
const eventHeight = 22;
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
      ...eventShapes(events, eventTop + eventHeight - 9, place),
    ],
    height: Math.max(rowHeight, shown.length * rowHeight + (events.length > 0 ? eventHeight : 0)),
    hidden: spans.length - shown.flat().length,
    isCrowded: areCrowded(events, place),
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
  const look: Look = level ?? (end === null ? 'fill1' : 'past');
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

/** Events one by one, or, where they would cover one another, as columns whose heights are their numbers. */
function eventShapes(events: readonly TimeLineEntry[], y: number, { days, width }: LanePlace): Shape[] {
  const marks = events
    .map((event) => ({ ...event, x: days.x(event.start) }))
    .sort((one, other) => one.x - other.x);
  if (!areCrowded(events, { days, width })) {
    return marks.map(({ x, level }) => ({
      kind: 'glyph',
      x,
      y,
      d: level ? levelGlyphs[level] : seriesGlyphs[1],
      look: level ?? 'dot1',
    }));
  }
  const slot = width / slotCount;
  const slots = Map.groupBy(marks, ({ x }) => Math.min(slotCount - 1, Math.floor(x / slot)));
  const most = Math.max(...Array.from(slots.values(), ({ length }) => length));
  return Array.from(slots, ([at, { length }]) => {
    const height = round(Math.max(3, (length / most) * eventHeight));
    return {
      kind: 'rect',
      x: round(at * slot + slot * 0.1),
      y: y + 9 - height,
      width: round(slot * 0.8),
      height,
      round: 1,
      look: 'fill1',
    };
  });
}

/** Columns of a crowded lane: seven pixels each on a phone. */
const slotCount = 40;

/** Whether marks would cover one another on a phone. */
function areCrowded(
  events: readonly TimeLineEntry[],
  { days, width }: Pick<LanePlace, 'days' | 'width'>,
): boolean {
  const places = events.map(({ start }) => days.x(start)).sort((one, other) => one - other);
  return places.some((x, place) => x - (places[place - 1] ?? -Infinity) < width * 0.035);
}
