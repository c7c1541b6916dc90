export const periods = [
  { value: 'all', label: 'За всё время' },
  { value: 'month', label: 'Этот месяц' },
  { value: 'last-month', label: 'Прошлый месяц' },
  { value: 'year', label: 'Этот год' },
] as const;

export type Period = (typeof periods)[number]['value'];

/** First and last day of a period, ISO, both inclusive; `today` is a single day. */
export function daysOf(period: Period, today: string): { from?: string; to?: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const days: Readonly<Record<Period, { from?: string; to?: string }>> = {
    all: {},
    month: { from: isoDay(year, month, 1), to: today },
    'last-month': { from: isoDay(year, month - 1, 1), to: isoDay(year, month, 0) },
    year: { from: isoDay(year, 1, 1), to: today },
  };
  return days[period];
}

/** Month 0 is December of the previous year, day 0 the last day of the previous month. */
const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
