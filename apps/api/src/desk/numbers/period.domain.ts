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

export const daysOf = (period: Period): readonly string[] =>
  Array.from({ length: lengthOf(period) }, (_, place) => dayOf(numberOf(period.from) + place));

/** The year whose events a period has all of, seen from a day of Moscow; null when it is no such period. */
export function wholeYear({ from, to }: Period, today: string): number | null {
  const year = from.slice(0, 4);
  const isWhole =
    from === `${year}-01-01` && to <= `${year}-12-31` && (to === `${year}-12-31` || to >= today);
  return isWhole ? Number(year) : null;
}
