/**
 * Days off besides Saturdays and Sundays. 2026: article 112 of the Labour Code and the Government's decree 1466 of 24.09.2025 on
 * the transfer of days off (03.01 to 09.01, 04.01 to 31.12). 2027: by article 112 alone, until its decree is published.
 */
const daysOffOf = {
  '2026': '01-01 01-02 01-05 01-06 01-07 01-08 01-09 02-23 03-09 05-01 05-11 06-12 11-04 12-31',
  '2027': '01-01 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-03 05-10 06-14 11-04',
} as const;

const daysOff: ReadonlySet<string> = new Set(
  Object.entries(daysOffOf).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`)),
);

const DAY_MS = 86_400_000;

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !daysOff.has(day);
}

/** The last day of a term of so many working days: the day it begins on is not counted (Civil Code, article 191). */
export function afterWorkingDays(day: string, count: number): string {
  let [left, current] = [count, day];
  while (left > 0) {
    current = new Date(Date.parse(`${current}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
}
