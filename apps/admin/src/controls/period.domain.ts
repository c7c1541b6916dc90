/** Days of Moscow, both included, ISO. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The first and the last day of a month, which may be given by any number: 0 is December of the year before. */
const monthOf = (year: number, month: number): Period => ({
  from: new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10),
  to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
});

/** Periods that are chosen by one click, seen from a day of Moscow. */
export function periodPresets(today: string): readonly (Period & { readonly title: string })[] {
  const number = numberOf(today);
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  return [
    { title: 'Сегодня', from: today, to: today },
    { title: 'Вчера', from: dayOf(number - 1), to: dayOf(number - 1) },
    { title: '7 дней', from: dayOf(number - 6), to: today },
    { title: '30 дней', from: dayOf(number - 29), to: today },
    { title: 'Этот месяц', from: monthOf(year, month).from, to: today },
    { title: 'Прошлый месяц', ...monthOf(year, month - 1) },
    { title: 'Этот год', from: `${year}-01-01`, to: today },
  ];
}

/** The last thirty days: what a page of figures opens with. */
export const usualPeriod = (today: string): Period => ({ from: dayOf(numberOf(today) - 29), to: today });
