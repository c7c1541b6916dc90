interface ActPeriod {
  readonly title: string;
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
}

const iso = (day: Date): string => day.toISOString().slice(0, 10);

/** `month` may lie beyond the year; the day before the first of the next month is its last. */
const months = (year: number, first: number, count: number) => ({
  from: iso(new Date(Date.UTC(year, first, 1))),
  to: iso(new Date(Date.UTC(year, first + count, 0))),
});

/** The periods that accountants ask for; `today` is ISO. */
export function actPeriods(today: string): readonly [ActPeriod, ...ActPeriod[]] {
  const [year = 0, number = 1] = today.split('-').map(Number);
  const month = number - 1;
  return [
    { title: 'Прошлый месяц', ...months(year, month - 1, 1) },
    { title: 'Прошлый квартал', ...months(year, month - (month % 3) - 3, 3) },
    { title: 'Этот месяц', from: months(year, month, 1).from, to: today },
    { title: 'Этот квартал', from: months(year, month - (month % 3), 1).from, to: today },
  ];
}
