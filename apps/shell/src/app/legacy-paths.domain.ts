/** Pages that moved; the one parameter of a pattern is kept. Letter case as in the specification, section 2. */
const moved: readonly (readonly [old: RegExp, current: string])[] = [
  [/^\/indexOld\/$/, '/'],
  [/^\/tariffOld\/$/, '/tariff/'],
  [/^\/user\/tariffOld\/$/, '/user/tariff/'],
  [/^\/user\/ordersNew\/$/, '/user/orders/'],
  [/^\/valuation\/index-old\/$/, '/valuation/'],
  [/^\/risk-preview-legacy\/$/, '/risk-preview/'],
  [/^\/risk-preview-legacy\/([^/]+)\/$/, '/risk-preview/$1/'],
  [/^\/objectLegacy\/([^/]+)\/$/, '/object/$1/'],
  [/^\/proverka-sotrudnika-old\/$/, '/proverka-sotrudnika/'],
];

/** The present path of a legacy page, or `null`. The input has single slashes and a trailing one. */
export function pathAfterMove(pathname: string): string | null {
  const found = moved.find(([old]) => old.test(pathname));
  return found ? pathname.replace(found[0], found[1]) : null;
}
