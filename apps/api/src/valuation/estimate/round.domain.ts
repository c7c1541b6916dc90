const STEPS = [1, 2, 5, 10] as const;

/** Digits finer than a fifth of what the value is unsure by would only look like knowledge. */
const PARTS = 5;

/** The step to which a value and its interval are rounded: 1, 2 or 5 with noughts, never less than a thousand rubles. */
export function stepFor(low: number, high: number): number {
  const most = Math.max((high - low) / 2 / PARTS, 1000);
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = STEPS.findLast((one) => one * unit <= most * 1.000_001) ?? 1;
  return step * unit;
}

export const roundTo = (amount: number, step: number): number =>
  Math.max(step, Math.round(amount / step) * step);
