import { numbersMostDays } from '@proverka/contract/desk-numbers';

/** Days of Moscow, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
// Days are counted by the calendar: midnight in UTC stands for each, so that no change of clocks moves one.
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const lengthOf = ({ from, to }: Period): number => numberOf(to) - numberOf(from) + 1;

/** Why a period cannot be asked for; null when it can. */
export function periodMistake(period: Period): 'period_reversed' | 'period_too_long' | null {
  const length = lengthOf(period);
  if (length < 1) return 'period_reversed';
  return length > numbersMostDays ? 'period_too_long' : null;
}

/** The period of the same length that ends where this one begins. */
export function periodBefore(period: Period): Period {
  const start = numberOf(period.from);
  return { from: dayOf(start - lengthOf(period)), to: dayOf(start - 1) };
}

interface Parts {
  /** From the first day of a month to the last one of a month; null when no month is whole. */
  readonly months: Period | null;
  /** The days before and after them. */
  readonly days: readonly Period[];
}

const monthStart = (day: string): number => numberOf(`${day.slice(0, 7)}-01`);

/** A period as whole months and the days around them: months have far fewer rows of products than their days. */
export function partsOf(period: Period): Parts {
  const [from, to] = [numberOf(period.from), numberOf(period.to)];
  const first = monthStart(period.from) === from ? from : monthStart(dayOf(monthStart(period.from) + 31));
  const after = monthStart(dayOf(to + 1));
  if (first >= after) return { months: null, days: [period] };
  return {
    months: { from: dayOf(first), to: dayOf(after - 1) },
    days: [
      ...(from < first ? [{ from: period.from, to: dayOf(first - 1) }] : []),
      ...(after <= to ? [{ from: dayOf(after), to: period.to }] : []),
    ],
  };
}

export const daysOf = (period: Period): readonly string[] =>
  Array.from({ length: lengthOf(period) }, (_, place) => dayOf(numberOf(period.from) + place));

/** The years a period has days of. */
export const yearsOf = ({ from, to }: Period): readonly number[] => {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)));
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, place) => (first ?? 0) + place);
};

/** The year whose events a period has all of, seen from a day of Moscow; null when it is no such period. */
export function wholeYear({ from, to }: Period, today: string): number | null {
  const year = from.slice(0, 4);
  const isWhole =
    from === `${year}-01-01` && to <= `${year}-12-31` && (to === `${year}-12-31` || to >= today);
  return isWhole ? Number(year) : null;
}
