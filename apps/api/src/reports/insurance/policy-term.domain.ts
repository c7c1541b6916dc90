/**
 * The last day of a term of months that begins on `day`: the day before the same date, or the last day of a month that lacks it
 * (Civil Code, article 192).
 */
export function policyEnd(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  if (date > lastOfMonth) return iso(new Date(Date.UTC(year, month - 1 + months, lastOfMonth)));
  return iso(new Date(Date.UTC(year, month - 1 + months, date - 1)));
}

const iso = (at: Date): string => at.toISOString().slice(0, 10);
