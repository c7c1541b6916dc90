/** Dates are `YYYY-MM-DD`, so they compare as text. */

/** The same day some months earlier, or the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const total = year * 12 + (month - 1) - months;
  const target = { year: Math.floor(total / 12), month: (total % 12) + 1 };
  const last = new Date(Date.UTC(target.year, target.month, 0)).getUTCDate();
  return [
    String(target.year).padStart(4, '0'),
    String(target.month).padStart(2, '0'),
    String(Math.min(date, last)).padStart(2, '0'),
  ].join('-');
}

/** Whole days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
