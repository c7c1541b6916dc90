/**
 * Numbers as `Intl` writes them in Russian. By hand, because the first formatter a page makes reads the language's data
 * for 9 ms, on a phone for 40, and every page with a price or an area would make one while it starts.
 */
export const groupedDigits = (whole: number): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');

/** «1 234,5»: at most two decimals, rounded as people do it (1,005 is 1,01). */
export function formatTwoDecimals(value: number): string {
  // Fifteen digits are what a double holds: 1.005 × 100 is 100.49999999999999 without.
  const hundredths = Math.round(Number((Math.abs(value) * 100).toPrecision(15)));
  const [whole = '', fraction] = String(hundredths / 100).split('.');
  return `${value < 0 ? '-' : ''}${groupedDigits(Number(whole))}${fraction ? `,${fraction}` : ''}`;
}
