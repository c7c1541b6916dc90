import { monthName } from './design.domain.ts';
import type { FittedModel } from './fitted.domain.ts';
import { monthOf } from './flat.domain.ts';
import type { Offer, Sale } from './flat.domain.ts';
import { membersOf } from './local.domain.ts';
import { mean, median } from './numbers.domain.ts';
import { predict } from './predict.domain.ts';

/** A month with fewer sales or adverts of a city says nothing of its own. */
const ENOUGH = 30;
/** How many months at the end of the known ones are compared with those that follow. */
const JOINT = 3;

type Unfinished = Omit<FittedModel, 'months'>;

/**
 * Gives every month up to the last one of the adverts a coefficient. Months with enough sales have their own; those after them follow
 * the asking prices, which are known at once, while sales are registered later and, in a backtest, hidden.
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
    const until = askedFor(fitted, city, [first, last], offers);
    const at = (month: number): number => coefficients[monthName(city, month)] ?? 0;
    const base = mean(lastOf(last).map(at));
    const askedBase = mean(lastOf(last).flatMap((month) => until.get(month) ?? []));
    for (let month = first; month <= Math.max(last, ...until.keys()); month += 1) {
      const isKnown = month <= last && known.includes(month);
      const asked = until.get(month);
      const follows =
        month > last && asked !== undefined && !Number.isNaN(askedBase) ? base + asked - askedBase : at(month - 1);
      if (!isKnown) coefficients[monthName(city, month)] = follows;
    }
    months[city] = [first, Math.max(last, ...until.keys())];
  }
  return { ...fitted, coefficients, months };
}

const lastOf = (month: number): readonly number[] => Array.from({ length: JOINT }, (_, back) => month - back);

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
