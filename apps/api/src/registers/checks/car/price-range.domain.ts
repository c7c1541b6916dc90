/** A price nobody means: one ruble, or a nought too many of the dearest cars. */
const PLAUSIBLE = { least: 20_000, most: 100_000_000 } as const;
/** Prices that differ by less than a fifth are never outliers, however alike the others are. */
const LEAST_REACH = Math.log(1.25);
/** As usual for box plots: so many widths of the middle half beyond its ends. */
const REACH = 1.5;

export const isPlausiblePrice = (price: number): boolean =>
  Number.isFinite(price) && price >= PLAUSIBLE.least && price <= PLAUSIBLE.most;

/** The value below which this share of the sorted ones lies, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

const ascending = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

/**
 * The least and the greatest price that belong with the others. Of prices their ratio counts, so distances are those of logarithms; few
 * slips or baits move neither the middle half nor these bounds.
 */
export function usualBounds(prices: readonly number[]): readonly [least: number, most: number] {
  if (prices.length === 0) return [0, 0];
  const sorted = ascending(prices).map(Math.log);
  const [lower, upper] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const reach = Math.max(LEAST_REACH, (upper - lower) * REACH);
  return [Math.exp(lower - reach), Math.exp(upper + reach)];
}

interface PriceRange {
  /** Rubles, rounded to thousands; the middle half of the prices lies between `lower` and `upper`. */
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
}

export function rangeOf(prices: readonly number[]): PriceRange {
  const sorted = ascending(prices);
  const at = (share: number): number => Math.round(quantile(sorted, share) / 1000) * 1000;
  return { lower: at(0.25), middle: at(0.5), upper: at(0.75) };
}
