import { latencySteps } from '#registers/latency-steps.ts';

/** No question waits longer. */
const LONGEST_MS = 60_000;

/** The bound of a step that so large a share of the answers kept, in milliseconds; null without answers. */
export function latencyAt(steps: readonly number[], share: number): number | null {
  const total = steps.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let counted = 0;
  const place = steps.findIndex((count) => (counted += count) >= total * share);
  return latencySteps[place] ?? LONGEST_MS;
}
