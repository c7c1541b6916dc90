import { formatDate } from '@proverka/words/dates';
import { groupedDigits } from '@proverka/words/number-format';

/** A diagnostic card, current or previous. */
export interface Card {
  readonly dcNumber: string;
  /** ISO. */
  readonly dcDate: string;
  readonly dcExpirationDate: string;
  readonly odometerValue?: string | null | undefined;
}

export const byDate = (one: Card, other: Card): number => one.dcDate.localeCompare(other.dcDate);
export const mileage = ({ odometerValue }: Card): number | null => {
  const value = Number(odometerValue?.replaceAll(/\D/gu, '') ?? '');
  return value > 0 ? value : null;
};

/** «98 000 км»; a value that is not a number is shown as received, and zero means nobody read the meter. */
export const mileageWords = (card: Card): string | null => {
  const known = mileage(card);
  if (known !== null) return `${groupedDigits(known)} км`;
  return /[^\d\s.,]/u.test(card.odometerValue ?? '') ? (card.odometerValue ?? null) : null;
};

type Pair = readonly [before: Card, after: Card];

/** Neighbouring cards with a mileage of which the later has the lower one, the deepest fall first. */
export function fallsOf(cards: readonly Card[]): Pair[] {
  const known = cards.toSorted(byDate).filter((card) => mileage(card) !== null);
  const fallOf = ([before, after]: Pair) => (mileage(before) ?? 0) - (mileage(after) ?? 0);
  return known
    .flatMap((card, place): Pair[] => {
      const next = known[place + 1];
      return next === undefined ? [] : [[card, next]];
    })
    .filter((pair) => fallOf(pair) > 0)
    .toSorted((one, other) => fallOf(other) - fallOf(one));
}

/** «С 161 500 км на 12.03.2024 до 98 000 км на 05.05.2025.» */
export const fallWords = ([before, after]: Pair): string =>
  `С ${mileageWords(before)} на ${formatDate(before.dcDate)} до ${mileageWords(after)} на ${formatDate(after.dcDate)}.`;
