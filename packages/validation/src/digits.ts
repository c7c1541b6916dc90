/** The digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The text without spaces (also non-breaking ones) and dashes between groups of digits. */
export const withoutSeparators = (text: string): string => text.replace(/[\s\u2010-\u2015-]/g, '');

/** Weighted sum of digits; digits beyond the weights are ignored. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
