/** What remains when everything but digits is dropped. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The text without the spaces (also non-breaking ones) and dashes that people put between groups of digits. */
export const withoutSeparators = (text: string): string => text.replace(/[\s\u2010-\u2015-]/g, '');

/** Sum of digits by weights; the digits beyond the weights do not count. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
