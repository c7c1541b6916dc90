/** A separate module without zod, to keep zod out of the page's bundle. */

/** Where adverts were seen; the number crosses the wire. */
export const advertSites: Readonly<Record<number, string>> = {
  1: 'Витрина',
  2: 'Метры',
  3: 'Первые руки',
  4: 'Агрегатор Пример',
};
