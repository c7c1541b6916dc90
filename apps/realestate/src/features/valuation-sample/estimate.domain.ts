/** A flat on offer that resembles the valued one. */
export interface Comparable {
  readonly address: string;
  readonly areaM2: number;
  readonly floor: string;
  /** Rubles. */
  readonly price: number;
  /** The difference as text. */
  readonly difference: string;
}

export interface Estimate {
  readonly price: number;
  readonly low: number;
  readonly high: number;
  readonly pricePerM2: number;
}

export const pricePerM2 = ({ price, areaM2 }: Pick<Comparable, 'price' | 'areaM2'>): number => price / areaM2;

/** The median price per square metre of the comparables and its bounds, times the area, in whole tens of thousands. */
export function estimate(comparables: readonly Comparable[], areaM2: number): Estimate | null {
  const sorted = comparables.map(pricePerM2).toSorted((one, other) => one - other);
  const low = sorted.at(0);
  const high = sorted.at(-1);
  const middle = (sorted.length - 1) / 2;
  const lower = sorted[Math.floor(middle)];
  const upper = sorted[Math.ceil(middle)];
  if (low === undefined || high === undefined || lower === undefined || upper === undefined) return null;
  const median = (lower + upper) / 2;
  const priced = (perMetre: number) => Math.round((perMetre * areaM2) / 10_000) * 10_000;
  return { price: priced(median), low: priced(low), high: priced(high), pricePerM2: Math.round(median) };
}
