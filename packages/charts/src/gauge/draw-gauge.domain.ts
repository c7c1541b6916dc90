import { scaleLinear } from 'd3-scale';
import { cellSigns } from '../picture/glyphs.domain.ts';
import {
  round,
  screenWidth,
  textWidth,
  type Drawing,
  type Level,
  type Look,
  type Shape,
} from '../picture/picture.domain.ts';
import { pointerShapes } from '../picture/pointer-shapes.domain.ts';
import { axisWords, type ValueFormat } from '../values/value-format.domain.ts';

export interface GaugeZone {
  /** Where the zone ends; the next one starts there. */
  readonly to: number;
  readonly title: string;
  /** Without a level a zone is a plain part of the scale. */
  readonly level?: Level;
}

export interface GaugeData {
  /** `null` when it is not known. */
  readonly value: number | null;
  readonly from: number;
  /** From the lowest to the highest; the last one ends the scale. */
  readonly zones: readonly GaugeZone[];
  readonly values: ValueFormat;
}

const height = 116;
const track = { y: 58, height: 22 };

/** A straight scale: on a phone it is read faster than a dial, and it has room for words. */
export function drawGauge(data: GaugeData, width = screenWidth): Drawing {
  const { value, zones, values } = data;
  const to = zones.at(-1)?.to ?? data.from;
  if (!(to > data.from)) throw new RangeError('The scale of a gauge ends above its start.');
  const zone = value === null ? undefined : zoneOf(value, zones);
  const x = scaleLinear().domain([data.from, to]).range([0, width]).clamp(true);
  const isOutside = value !== null && (value < data.from || value > to);
  return {
    picture: {
      width,
      height,
      shapes: [
        ...zoneShapes(data, x, zone),
        ...boundaryShapes(data, x, width),
        ...(value === null || !zone
          ? []
          : pointerShapes(
              [
                { text: values.full(value), y: 16, look: 'strong' },
                { text: zone.title, y: 36, look: 'title' },
              ],
              { x: x(value), y: track.y - 5 },
              width,
            )),
      ],
    },
    summary:
      value === null || !zone
        ? `Значение неизвестно, шкала от ${values.full(data.from)} до ${values.full(to)}.`
        : `${values.full(value)} — ${zone.title}. Шкала от ${values.full(data.from)} до ${values.full(to)}.`,
    legend: zones.flatMap(({ title, level }) =>
      level ? [{ title, sign: 'zone', look: level } as const] : [],
    ),
    notes: [
      ...(value === null ? ['Значение неизвестно.'] : []),
      ...(isOutside ? ['Значение за пределами шкалы: отметка стоит на её краю.'] : []),
    ],
    table: {
      columns: ['От', 'До', 'Что значит', 'Здесь'],
      rows: zones.map(({ to: end, title }, place) => [
        values.full(zones[place - 1]?.to ?? data.from),
        values.full(end),
        title,
        zones[place] === zone && value !== null ? values.full(value) : '—',
      ]),
    },
  };
}

const zoneOf = (value: number, zones: readonly GaugeZone[]): GaugeZone | undefined =>
  zones.find(({ to }) => value < to) ?? zones.at(-1);

type Across = (value: number) => number;

function zoneShapes({ from, zones }: GaugeData, x: Across, current: GaugeZone | undefined): Shape[] {
  return zones.flatMap((zone, place): Shape[] => {
    const start = x(zones[place - 1]?.to ?? from);
    const end = x(zone.to);
    const isCurrent = zone === current;
    const look: Look = zone.level
      ? isCurrent
        ? zone.level
        : `zone-${zone.level}`
      : isCurrent
        ? 'main'
        : 'empty';
    const bar: Shape = {
      kind: 'rect',
      x: round(start),
      y: isCurrent ? track.y - 2 : track.y,
      width: round(Math.max(0, end - start - 3)),
      height: isCurrent ? track.height + 4 : track.height,
      round: 3,
      look,
    };
    if (!zone.level || end - start < 30) return [bar];
    const glyph: Shape = {
      kind: 'glyph',
      x: round((start + end) / 2),
      y: track.y + track.height / 2,
      d: `M0 0${cellSigns[zone.level]}`,
      look: isCurrent ? 'signOn' : `zoneSign-${zone.level}`,
    };
    return [bar, glyph];
  });
}

/** The scale's ends always, the boundaries between them where they do not touch. */
function boundaryShapes({ from, zones, values }: GaugeData, x: Across, width: number): Shape[] {
  const bounds = [from, ...zones.map(({ to }) => to)];
  const words = axisWords(values, bounds);
  const narrowRoom = (pixels: number) => (pixels / width) * 290;
  let end = -Infinity;
  return bounds.flatMap((bound, place): Shape[] => {
    const isEnd = place === 0 || place === bounds.length - 1;
    const text = words[place] ?? '';
    const at = narrowRoom(x(bound));
    const half = textWidth(text) / 2 + 6;
    const isFree = at - half > end && at + half < 290 - textWidth(words.at(-1) ?? '');
    if (!isEnd) end = isFree ? at + half : end;
    if (place === 0) end = textWidth(text) + 6;
    return [
      {
        kind: 'text',
        x: round(x(bound)),
        y: track.y + track.height + 24,
        text,
        anchor: place === 0 ? 'start' : isEnd ? 'end' : 'middle',
        look: 'label',
        ...(isEnd || isFree ? {} : { only: 'wide' as const }),
      },
    ];
  });
}
