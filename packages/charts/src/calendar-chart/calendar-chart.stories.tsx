import { CalendarChart } from './calendar-chart.tsx';
import type { CalendarState } from './draw-calendar.domain.ts';

export default { title: 'Charts/Calendar', component: CalendarChart };

const states: readonly CalendarState[] = [
  { key: 'on-time', title: 'в срок', level: 'clear' },
  { key: 'late', title: 'просрочка до 30 дней', level: 'attention' },
  { key: 'later', title: 'просрочка до 90 дней', level: 'warning' },
  { key: 'worst', title: 'просрочка больше 90 дней', level: 'danger' },
  { key: 'unknown', title: 'банк не сообщил', level: 'unchecked' },
];

const monthsFrom = (year: number, count: number, stateOf: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => ({
    month: `${year + Math.floor((place + 4) / 12)}-${String(((place + 4) % 12) + 1).padStart(2, '0')}`,
    state: stateOf(place),
  }));

export const Payments = () => (
  <CalendarChart
    title="Платежи по кредиту"
    subtitle="АО «Образцовый банк», договор от 14.05.2022"
    data={{
      states,
      months: monthsFrom(
        2022,
        48,
        (place) =>
          (place > 30 && place < 36
            ? ['late', 'late', 'later', 'worst', 'worst'][place - 31]
            : place === 12
              ? 'unknown'
              : 'on-time') ?? 'on-time',
      ),
    }}
  />
);

export const TwentyYears = () => (
  <CalendarChart
    title="Платежи по ипотеке"
    data={{ states, months: monthsFrom(2006, 240, (place) => states[place % 5]?.key ?? 'late') }}
  />
);

export const OneMonth = () => (
  <CalendarChart title="Платежи по займу" data={{ states, months: [{ month: '2026-11', state: 'late' }] }} />
);

export const NoData = () => (
  <CalendarChart
    title="Платежи по займу"
    empty="Бюро не сообщает платежи по этому договору."
    data={{ states, months: [] }}
  />
);
