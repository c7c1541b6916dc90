/**
 * Formats numbers like `Intl` in Russian. Hand-written, because the first formatter on a page loads language data for 9 ms
 * (40 ms on a phone), and every page with a price or an area would need one at its start.
 */
export const groupedDigits = (whole: number): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');

/** «1 234,5»: at most two decimals, rounded in decimal arithmetic (1,005 is 1,01). */
export function formatTwoDecimals(value: number): string {
  // A double holds fifteen digits: without rounding to them 1.005 × 100 is 100.49999999999999.
  const hundredths = Math.round(Number((Math.abs(value) * 100).toPrecision(15)));
  const [whole = '', fraction] = String(hundredths / 100).split('.');
  return `${value < 0 ? '-' : ''}${groupedDigits(Number(whole))}${fraction ? `,${fraction}` : ''}`;
}
