import type { Finding, MonthState } from '@proverka/contract/finding';
import type { ReportPicture } from './report-picture.ts';
import { toldOf, withOwner, type Told } from './told.ts';

type Payments = Told<'payments'>['chart'];

const states = [
  { key: 'paid', title: 'в срок', level: 'clear' },
  { key: 'late_30', title: 'опоздание до 30 дней', level: 'attention' },
  { key: 'late_90', title: 'опоздание от 31 до 90 дней', level: 'warning' },
  { key: 'late_more', title: 'опоздание больше 90 дней', level: 'danger' },
] as const;

/** What is drawn of a person with hundreds of loans; the records of the findings tell of the others. */
const MOST_LOANS = 12;

interface LoanPictures {
  readonly pictures: readonly ReportPicture[];
  /** Which loans are drawn when not all are; else empty. */
  readonly note: string;
}

/** How each loan was paid, month by month; the worst paid first. */
export function loanPictures(findings: readonly Finding[]): LoanPictures {
  const told = toldOf(findings, 'payments').toSorted(
    (one, other) => lateness(other.chart) - lateness(one.chart),
  );
  return {
    pictures: told.slice(0, MOST_LOANS).map(({ chart, finding }, place) => ({
      key: `payments ${place}`,
      kind: 'calendar',
      title: withOwner(chart.title, finding),
      subtitle: '',
      result: '',
      data: { states, months: monthsOf(chart) },
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
