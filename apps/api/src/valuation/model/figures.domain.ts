import { mean, median, sum } from './numbers.domain.ts';

/** A sale and what it was valued at, rubles. */
export interface Judged {
  readonly price: number;
  readonly value: number;
}

const errorOf = ({ price, value }: Judged): number => Math.abs(value - price) / price;

export interface ErrorFigures {
  readonly sales: number;
  readonly median_error: number;
  readonly within_10: number;
  readonly mean_error: number;
}

export function errorFigures(judged: readonly Judged[]): ErrorFigures {
  const errors = judged.map(errorOf);
  return {
    sales: judged.length,
    median_error: median(errors),
    within_10: errors.filter((error) => error <= 0.1).length / errors.length,
    mean_error: mean(errors),
  };
}

/** Coefficient of dispersion: how far ratios of value to price lie from their median on average, in per cent of it (IAAO). */
export function dispersion(judged: readonly Judged[]): number {
  const ratios = judged.map(({ price, value }) => value / price);
  const middle = median(ratios);
  return (100 * mean(ratios.map((ratio) => Math.abs(ratio - middle)))) / middle;
}

/** Price-related differential: above 1 dear flats are valued too low, below it too high (IAAO). */
export const relatedDifferential = (judged: readonly Judged[]): number =>
  mean(judged.map(({ price, value }) => value / price)) /
  (sum(judged.map(({ value }) => value)) / sum(judged.map(({ price }) => price)));

/**
 * Price-related bias: by which share ratios change when the worth doubles, worth being the mean of the price and of the value divided
 * by the median ratio (IAAO).
 */
export function relatedBias(judged: readonly Judged[]): number {
  const middle = median(judged.map(({ price, value }) => value / price));
  const rows = judged.map(({ price, value }) => ({
    off: (value / price - middle) / middle,
    doublings: Math.log2((price + value / middle) / 2),
  }));
  const meanDoublings = mean(rows.map(({ doublings }) => doublings));
  const meanOff = mean(rows.map(({ off }) => off));
  const together = sum(rows.map(({ off, doublings }) => (doublings - meanDoublings) * (off - meanOff)));
  return together / sum(rows.map(({ doublings }) => (doublings - meanDoublings) ** 2));
}
