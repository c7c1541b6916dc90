import { drawCalendar } from '@proverka/charts/calendar-drawing';
import type { Finding, MonthState } from '@proverka/contract/finding';
import { toldOf, withOwner, type ReportChart, type Told } from './report-chart.ts';

type Payments = Told<'payments'>['chart'];

const states = [
  { key: 'paid', title: 'в срок', level: 'clear' },
  { key: 'late_30', title: 'опоздание до 30 дней', level: 'attention' },
  { key: 'late_90', title: 'опоздание от 31 до 90 дней', level: 'warning' },
  { key: 'late_more', title: 'опоздание больше 90 дней', level: 'danger' },
] as const;

/** What is drawn of a person with hundreds of loans; the records of the findings tell of the others. */
const MOST_LOANS = 12;

interface LoanCharts {
  readonly charts: readonly ReportChart[];
  /** Which loans are drawn when not all are; else empty. */
  readonly note: string;
}

/** How each loan was paid, month by month; the worst paid first. */
export function loanCharts(findings: readonly Finding[]): LoanCharts {
  const told = toldOf(findings, 'payments').toSorted(
    (one, other) => lateness(other.chart) - lateness(one.chart),
  );
  return {
    charts: told.slice(0, MOST_LOANS).map(({ chart, finding }, place) => ({
      key: `payments ${place}`,
      title: withOwner(chart.title, finding),
      source: '',
      draw: () => drawCalendar({ states, months: monthsOf(chart) }),
    })),
    note:
      told.length > MOST_LOANS
        ? `Показаны ${MOST_LOANS} кредитов из ${told.length}, сначала те, что платили хуже.`
        : '',
  };
}

const order: readonly MonthState[] = ['unknown', 'paid', 'late_30', 'late_90', 'late_more'];
const lateness = ({ states: months }: Payments): number =>
  months.reduce((worst, state) => Math.max(worst, order.indexOf(state)), 0);

function monthsOf({ first, states: months }: Payments): { month: string; state: string }[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return months.flatMap((state, place) =>
    state === 'unknown' ? [] : [{ month: monthAt(year, month - 1 + place), state }],
  );
}

const monthAt = (year: number, months: number): string =>
  `${String(year + Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
