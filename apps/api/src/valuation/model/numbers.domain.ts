/** The value below which a share of the numbers lies, between neighbours by proportion; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  return sortedQuantile(
    values.toSorted((one, other) => one - other),
    share,
  );
}

export function sortedQuantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  if (low === undefined || high === undefined) return Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The median distance from nought on the scale of a standard deviation: few wild values do not move it. */
export const robustScale = (residuals: readonly number[]): number =>
  1.4826 * median(residuals.map((residual) => Math.abs(residual)));
