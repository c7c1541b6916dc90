import { monthName } from './design.domain.ts';
import type { FittedModel } from './fitted.domain.ts';
import { monthOf } from './flat.domain.ts';
import type { Offer, Sale } from './flat.domain.ts';
import { membersOf } from './local.domain.ts';
import { mean, median } from './numbers.domain.ts';
import { predict } from './predict.domain.ts';

/** A month with fewer sales or adverts of a city says nothing of its own. */
const ENOUGH = 30;
/** So many months without sales are told all the same: as many as a backtest hides. */
const HELD = 13;
/** How many months at the end of the known ones are compared with those that follow. */
const JOINT = 3;

type Unfinished = Omit<FittedModel, 'months'>;

/**
 * Gives every month up to the last one of the adverts a coefficient. Months with enough sales have their own; those after them follow
 * the asking prices, which are known at once, while sales are registered later and, in a backtest, hidden; without adverts they go on as
 * the last year did.
 */
export function continueMonths(
  fitted: Unfinished,
  sales: readonly Sale[],
  offers: readonly Offer[],
): FittedModel {
  const counts = membersOf(sales.map(({ city, on }) => monthName(city, monthOf(on))));
  const cities = [...new Set(sales.map(({ city }) => city))];
  const coefficients: Record<string, number> = { ...fitted.coefficients };
  const months: Record<number, readonly [number, number]> = {};
  for (const city of cities) {
    const own = sales.filter((sale) => sale.city === city).map(({ on }) => monthOf(on));
    const known = [...new Set(own)]
      .filter((month) => (counts.get(monthName(city, month))?.length ?? 0) >= ENOUGH)
      .toSorted((one, other) => one - other);
    const first = known[0];
    const last = known.at(-1);
    if (first === undefined || last === undefined) continue;
    const asked = askedFor(fitted, city, [first, last], offers);
    const at = (month: number): number => coefficients[monthName(city, month)] ?? 0;
    const end = Math.max(last + HELD, ...asked.keys());
    const isLong = last - first >= 12 + JOINT;
    const slope = isLong ? (mean(jointOf(last).map(at)) - mean(jointOf(last - 12).map(at))) / 12 : 0;
    const follow = followerOf(asked, last, mean(jointOf(last).map(at)));
    for (let month = first; month <= end; month += 1) {
      if (known.includes(month)) continue;
      const before = at(month - 1);
      coefficients[monthName(city, month)] = month < last ? before : (follow(month) ?? before + slope);
    }
    months[city] = [first, end];
  }
  return { ...fitted, coefficients, months };
}

const jointOf = (month: number): readonly number[] =>
  Array.from({ length: JOINT }, (_, back) => month - back);

/** What asking prices make of a month after the last known one; null where they say nothing. */
function followerOf(
  asked: ReadonlyMap<number, number>,
  last: number,
  base: number,
): (month: number) => number | null {
  const joint = jointOf(last).flatMap((month) => asked.get(month) ?? []);
  return (month) => {
    const own = asked.get(month);
    return own === undefined || joint.length === 0 ? null : base + own - mean(joint);
  };
}

/** By how much asking prices of a month lie above what does not change with time: medians over the flats taken off the market. */
function askedFor(
  fitted: Unfinished,
  city: number,
  [first, last]: readonly [number, number],
  offers: readonly Offer[],
): ReadonlyMap<number, number> {
  const timeless: FittedModel = { ...fitted, months: { [city]: [first, first] } };
  const taken = offers.filter((offer) => offer.city === city && offer.until !== null);
  const months = taken.map(({ until }) => (until === null ? null : monthOf(until)));
  const ofFirst = fitted.coefficients[monthName(city, first)] ?? 0;
  const medians = new Map<number, number>();
  for (const [month, places] of membersOf(months)) {
    if (places.length < ENOUGH || month <= last - JOINT) continue;
    const over = places.flatMap((at) => {
      const offer = taken[at];
      if (offer === undefined || offer.until === null) return [];
      return Math.log(offer.price / offer.area) - predict(timeless, offer, offer.until).log + ofFirst;
    });
    medians.set(month, median(over));
  }
  return smoothed(medians);
}

/** Each month with half of its neighbours. */
const smoothed = (medians: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map(
    [...medians].map(([month, own]) => [
      month,
      mean([own, own, ...[month - 1, month + 1].flatMap((beside) => medians.get(beside) ?? [])]),
    ]),
  );
