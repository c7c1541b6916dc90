import type { LinePoint } from './line-data.domain.ts';

/** Pairs of neighbours of which the later one is lower. */
export function fallsOf(points: readonly LinePoint[]): (readonly [LinePoint, LinePoint])[] {
  const known = points.filter(({ value }) => value !== null);
  return known.slice(1).flatMap((point, place) => {
    const before = known[place];
    return before && (point.value ?? 0) < (before.value ?? 0) ? [[before, point] as const] : [];
  });
}
