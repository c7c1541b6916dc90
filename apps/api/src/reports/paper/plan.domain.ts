import type { Contour, Point } from '@proverka/contract/extract-object';
import type { PlanBlock } from './pdf-view.ts';

/** Width in points. */
const maxWidth = 440;
const maxHeight = 250;
/** Points nearer than this on paper are merged: a boundary has thousands of them. */
const nearest = 0.35;
const margin = 4;

interface Frame {
  readonly north: number;
  readonly west: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The outline from the document's coordinates: north is up, the parts of a plot are dashed. */
export function planOf(contours: readonly Contour[], parts: readonly Contour[], accent: string): PlanBlock[] {
  const points = ringsOf([...contours, ...parts]).flat();
  const frame = frameOf(points);
  if (frame === undefined || ringsOf(contours).length === 0) return [];
  const main = pathOf(ringsOf(contours), frame);
  const inner = pathOf(ringsOf(parts), frame);
  const circles = circlesOf(contours, frame);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">` +
    `<path d="${main}" fill="${accent}" fill-opacity="0.1" fill-rule="evenodd" stroke="${accent}" stroke-width="1.1" stroke-linejoin="round"/>` +
    circles
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${accent}"/>`)
      .join('') +
    (inner === ''
      ? ''
      : `<path d="${inner}" fill="none" stroke="#5c646c" stroke-width="0.7" stroke-dasharray="3 2"/>`) +
    '</svg>';
  const systems = [...new Set(contours.flatMap(({ coordinateSystem }) => coordinateSystem ?? []))];
  const caption = [
    'План построен по координатам выписки',
    systems.length > 0 ? `система координат ${systems.join(', ')}` : '',
    `точек: ${ringsOf(contours).flat().length}`,
    inner === '' ? '' : 'пунктиром показаны части участка',
  ];
  return [
    {
      kind: 'plan',
      svg,
      alt: 'План границ объекта по координатам выписки, север вверху',
      caption: `${caption.filter(Boolean).join(', ')}.`,
      width: frame.width,
      bar: barOf(frame),
    },
  ];
}

function ringsOf(contours: readonly Contour[]): (readonly Point[])[] {
  return contours
    .flatMap(({ rings }) => rings.map(({ points }) => points))
    .filter((points) => points.length > 0);
}

function frameOf(points: readonly Point[]): Frame | undefined {
  const box = { north: -Infinity, south: Infinity, west: Infinity, east: -Infinity };
  for (const { x, y, radiusMetres = 0 } of points) {
    box.north = Math.max(box.north, x + radiusMetres);
    box.south = Math.min(box.south, x - radiusMetres);
    box.west = Math.min(box.west, y - radiusMetres);
    box.east = Math.max(box.east, y + radiusMetres);
  }
  const across = box.east - box.west;
  const down = box.north - box.south;
  if (!(Math.max(across, down) > 0)) return undefined;
  const scale = Math.min(
    (maxWidth - 2 * margin) / Math.max(across, 1e-9),
    (maxHeight - 2 * margin) / Math.max(down, 1e-9),
  );
  return {
    north: box.north,
    west: box.west,
    scale,
    width: round(across * scale + 2 * margin),
    height: round(down * scale + 2 * margin),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function place(point: Point, frame: Frame): [x: number, y: number] {
  return [
    round((point.y - frame.west) * frame.scale + margin),
    round((frame.north - point.x) * frame.scale + margin),
  ];
}

/** A ring that ends where it starts is closed; anything else is a line, e.g. a pipe. */
function pathOf(rings: readonly (readonly Point[])[], frame: Frame): string {
  return rings
    .filter((ring) => ring.length > 1)
    .map((ring) => {
      const [first, last] = [ring[0], ring.at(-1)];
      const isClosed = ring.length > 3 && first?.x === last?.x && first?.y === last?.y;
      const steps = thinned(ring.map((point) => place(point, frame))).map(([x, y]) => `${x} ${y}`);
      return `M${steps.join('L')}${isClosed ? 'Z' : ''}`;
    })
    .join('');
}

function thinned(places: readonly [number, number][]): [number, number][] {
  const kept: [number, number][] = [];
  for (const [index, at] of places.entries()) {
    const last = kept.at(-1);
    const isEnd = index === places.length - 1;
    if (last === undefined || isEnd || Math.hypot(at[0] - last[0], at[1] - last[1]) >= nearest) kept.push(at);
  }
  return kept;
}

function circlesOf(contours: readonly Contour[], frame: Frame): [number, number, number][] {
  return ringsOf(contours)
    .flat()
    .filter(({ radiusMetres }) => radiusMetres !== undefined && radiusMetres > 0)
    .slice(0, 200)
    .map((point) => {
      const [x, y] = place(point, frame);
      return [x, y, round((point.radiusMetres ?? 0) * frame.scale)];
    });
}

/** A round length close to a fifth of the width: 1, 2 or 5 times a power of ten. */
function barOf({ scale, width }: Frame): PlanBlock['bar'] {
  const wanted = Math.max(width / 5, 40) / scale;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const metres = ([5, 2, 1].find((step) => step * power <= wanted) ?? 1) * power;
  const title =
    metres >= 1000 ? `${metres / 1000} км` : `${Number(metres.toPrecision(1))} м`.replace('.', ',');
  return { width: round(metres * scale), title };
}
