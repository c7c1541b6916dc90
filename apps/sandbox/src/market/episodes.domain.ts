import type { Random } from '../generate/random.domain.ts';
import { heavyTailed, normal } from './chance.domain.ts';
import type { Episode } from './episode.ts';
import { flatOf } from './flats.domain.ts';
import type { Flat, House } from './house.ts';
import { worth } from './price.domain.ts';

const LONGEST_ON_SALE = 540;
const USUAL_DAYS = 45;

/** People ask round prices: to ten thousand, above fifteen million to fifty. */
export const roundPrice = (price: number): number => {
  const step = price > 15_000_000 ? 50_000 : 10_000;
  return Math.max(step, Math.round(price / step) * step);
};

const CONDITION_SHARES: readonly [upTo: number, condition: number][] = [
  [0.16, 0],
  [0.55, 1],
  [0.87, 2],
  [1, 3],
];

export function conditionOf(random: Random): number {
  const at = random.fraction();
  return CONDITION_SHARES.find(([upTo]) => at < upTo)?.[1] ?? 1;
}

/** Dear flats wait: eight per cent more than others ask doubles the time. */
function daysOnSale(optimism: number, random: Random): number {
  const days = USUAL_DAYS * Math.exp(8.5 * (optimism - 0.05) + 0.5 * normal(random));
  return Math.round(Math.min(Math.max(days, 3), LONGEST_ON_SALE));
}

/**
 * One attempt to sell a flat from a day on. What is paid scatters around the formula as the district's prices do, with
 * heavy tails; what is asked lies above it by the seller's optimism and comes down in steps.
 */
export function inventEpisode(house: House, flat: Flat, from: number, random: Random): Episode {
  const condition = conditionOf(random);
  const optimism = 0.055 + 0.05 * normal(random);
  const days = daysOnSale(optimism, random);
  const isSold = days < LONGEST_ON_SALE && random.chance(0.86);
  const until = from + (isSold ? days : random.whole(20, LONGEST_ON_SALE));
  const paid = worth(house, flat, condition, until) * Math.exp(house.district.scatter * heavyTailed(random));
  const askedFirst = roundPrice(paid * Math.exp(optimism));
  const cuts = until - from > 40 ? Math.min(4, Math.floor((until - from) / random.whole(35, 90))) : 0;
  const leftOver = cuts === 0 ? 1 : 0.25 + 0.4 * random.fraction();
  return {
    house: house.id,
    flat: flat.index,
    from,
    until,
    soldOn: isSold ? until + random.whole(5, 18) : 0,
    condition,
    paid: roundPaid(paid, random),
    askedFirst,
    askedLast: optimism > 0 ? roundPrice(paid * Math.exp(optimism * leftOver)) : askedFirst,
    cuts: optimism > 0 ? cuts : 0,
  };
}

/** Deals are signed for round sums, most of them. */
const roundPaid = (paid: number, random: Random): number =>
  random.chance(0.85) ? roundPrice(paid) : Math.round(paid / 1000) * 1000;

/** A flat of the house; where the register knows some, every other time one of those. */
export function pickFlat(house: House, random: Random): Flat {
  const regular = house.floors * house.risers;
  const known = house.registered.length;
  return known > 0 && random.chance(0.5)
    ? flatOf(house, regular + random.whole(0, known - 1))
    : flatOf(house, random.whole(0, regular - 1));
}
