/**
 * Numbers as `Intl` writes them in Russian; the tests hold the two equal. By hand, because the first number formatter of a
 * page reads the language's data for 20 ms, on a phone for 80, and pages with a price or an area would make one while they
 * start.
 */
export const groupedDigits = (whole: number): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');

/** «1 234,5»: at most so many decimals, rounded as people do it (1,005 is 1,01). */
export function formatDecimal(value: number, mostDecimals = 2): string {
  const scale = 10 ** mostDecimals;
  // A double holds fifteen digits: without rounding to them 1.005 × 100 is 100.49999999999999.
  const scaled = Math.round(Number((Math.abs(value) * scale).toPrecision(15)));
  const [whole = '', fraction] = String(scaled / scale).split('.');
  return `${value < 0 ? '-' : ''}${groupedDigits(Number(whole))}${fraction ? `,${fraction}` : ''}`;
}
