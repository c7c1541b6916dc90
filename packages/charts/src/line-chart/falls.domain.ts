import type { LinePoint } from './line-data.domain.ts';

/** Stretches on which each known point is lower than the one before; at least two points each. */
export function fallsOf(points: readonly LinePoint[]): (readonly LinePoint[])[] {
  const runs: LinePoint[][] = [];
  for (const point of points) {
    if (point.value === null) continue;
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && point.value < (before.value ?? 0)) run.push(point);
    else runs.push([point]);
  }
  return runs.filter(({ length }) => length > 1);
}
