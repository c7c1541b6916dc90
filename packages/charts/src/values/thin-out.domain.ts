/** A point in time, or a place without data. */
interface Timed {
  readonly value: number | null;
}

/**
 * At most so many points: of every stretch of neighbours the lowest and the highest, in their order, and the ends. So peaks stay where
 * and as high as they are; a stretch without any data stays one place without data.
 */
export function thinnedOut<P extends Timed>(points: readonly P[], most: number): P[] {
  if (points.length <= most) return [...points];
  const stretches = Math.max(1, Math.floor((most - 2) / 2));
  const inner = points.slice(1, -1);
  const kept = Array.from({ length: stretches }, (_, place) =>
    extremesOf(
      inner.slice(
        Math.floor((place * inner.length) / stretches),
        Math.floor(((place + 1) * inner.length) / stretches),
      ),
    ),
  );
  return [...points.slice(0, 1), ...kept.flat(), ...points.slice(-1)];
}

function extremesOf<P extends Timed>(stretch: readonly P[]): P[] {
  let low: number | undefined;
  let high: number | undefined;
  for (const [place, { value }] of stretch.entries()) {
    if (value === null) continue;
    if (low === undefined || value < (stretch[low]?.value ?? Infinity)) low = place;
    if (high === undefined || value > (stretch[high]?.value ?? -Infinity)) high = place;
  }
  if (low === undefined || high === undefined) return stretch.slice(0, 1);
  return [...new Set([low, high])].sort((one, other) => one - other).flatMap((place) => stretch[place] ?? []);
}
