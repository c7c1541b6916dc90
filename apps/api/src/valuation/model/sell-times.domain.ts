import type { FittedModel } from './fitted.domain.ts';
import type { Offer } from './flat.domain.ts';
import { membersOf } from './local.domain.ts';
import { median, sum } from './numbers.domain.ts';
import { predict } from './predict.domain.ts';

/** How long flats stay on sale by how much is asked: per district the usual time, and what a dearer price does to it. */
export interface SellTimes {
  /** By which share asking prices lie above what is paid, a logarithm; by city, and of all. */
  readonly bargains: Readonly<Record<number, number>>;
  readonly bargain: number;
  /** What one more per cent asked adds to the logarithm of the days, times a hundred. */
  readonly slope: number;
  /** By district: the logarithm of the days where what is asked is what is paid, and the adverts it is counted from. */
  readonly districts: Readonly<Record<number, { readonly log: number; readonly adverts: number }>>;
}

const TWO_YEARS = 730;
const ENOUGH = 40;
/** Beyond it an advert was forgotten, mistyped or a trap. */
const MOST_OFF = 0.35;

interface Seen {
  readonly city: number;
  readonly district: number;
  readonly over: number;
  readonly overAtLast: number;
  readonly days: number;
}

/** Learns from adverts taken down within two years; withdrawn ones cannot be told from sold ones. */
export function learnSellTimes(model: FittedModel, offers: readonly Offer[], today: number): SellTimes {
  const seen = offers.flatMap((offer) => seenOf(model, offer, today) ?? []);
  const cities = groups(seen, ({ city }) => city);
  const districts = groups(seen, ({ district }) => district);
  const bargain = seen.length < ENOUGH ? 0.04 : median(seen.map(({ overAtLast }) => overAtLast));
  const centred = [...districts.values()].flatMap((own) => {
    const over = median(own.map((one) => one.over));
    const days = median(own.map((one) => Math.log(one.days)));
    return own.map((one) => ({ over: one.over - over, days: Math.log(one.days) - days }));
  });
  const slope = Math.max(
    0,
    sum(centred.map(({ over, days }) => over * days)) /
      Math.max(sum(centred.map(({ over }) => over * over)), 1e-9),
  );
  return {
    bargain,
    bargains: Object.fromEntries(
      [...cities]
        .filter(([, own]) => own.length >= ENOUGH)
        .map(([city, own]) => [city, median(own.map(({ overAtLast }) => overAtLast))]),
    ),
    slope,
    districts: Object.fromEntries(
      [...districts].map(([district, own]) => [
        district,
        { log: median(own.map(({ days, over }) => Math.log(days) - slope * over)), adverts: own.length },
      ]),
    ),
  };
}

function seenOf(model: FittedModel, offer: Offer, today: number): Seen | null {
  const { city, district, from, until, area } = offer;
  if (until === null || until < today - TWO_YEARS || until > today) return null;
  const over = Math.log(offer.firstPrice / area) - predict(model, offer, from).log;
  const overAtLast = Math.log(offer.price / area) - predict(model, offer, until).log;
  if (Math.abs(over) > MOST_OFF || Math.abs(overAtLast) > MOST_OFF) return null;
  return { city, district, over, overAtLast, days: Math.max(1, until - from) };
}

function groups(seen: readonly Seen[], keyOf: (one: Seen) => number): ReadonlyMap<number, readonly Seen[]> {
  return new Map(
    [...membersOf(seen.map(keyOf))].map(([key, places]) => [key, places.flatMap((at) => seen[at] ?? [])]),
  );
}

export interface Pace {
  readonly days: number | null;
  readonly adverts: number;
}

/** Half of the flats of a district that ask `over` what is paid are off the market after so many days. */
export function daysToSell({ districts, slope }: SellTimes, district: number, over: number): Pace {
  const own = districts[district];
  if (own === undefined || own.adverts < ENOUGH) return { days: null, adverts: own?.adverts ?? 0 };
  return { days: Math.round(Math.exp(own.log + slope * over)), adverts: own.adverts };
}
