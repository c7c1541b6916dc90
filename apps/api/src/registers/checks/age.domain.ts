/** Dates are ISO days, so they compare as text. */

/** The same day some years earlier. */
const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** Less than so many years before `asOf`; a day in the future counts. */
export const isWithinYears = (day: string, asOf: string, years: number): boolean =>
  day > yearsBefore(asOf, years);
