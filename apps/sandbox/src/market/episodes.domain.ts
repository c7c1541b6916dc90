import { createRandom, type Random } from '../generate/random.domain.ts';
import { heavyTailed, normal } from './chance.domain.ts';
import { dayOf } from './days.domain.ts';
import type { Episode } from './episode.ts';
import { flatOf } from './flats.domain.ts';
import { type Flat, type House, regularFlats } from './house.ts';
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

function conditionOf(random: Random): number {
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

const DAYS_BETWEEN = 120;

/** Days on which the register says that a flat was sold, within the market's time. */
const soldDays = (house: House, flat: Flat): number[] => {
  const rights = house.registered[flat.index - regularFlats(house)]?.rights ?? [];
  const days = rights
    .filter(({ ground }) => ground === 'sale')
    .map(({ registered }) => dayOf(registered))
    .filter((day) => day > 0);
  return [...new Set(days)].sort((one, other) => one - other);
};

/** The same sale, registered on a day the register knows; its adverts end before. */
function soldOnDay(house: House, flat: Flat, day: number): Episode {
  const random = createRandom(`sold ${flat.kadNumber} ${day}`);
  const until = Math.max(1, day - random.whole(5, 18));
  const from = Math.max(0, until - random.whole(20, 80));
  const episode = inventEpisode(house, flat, from, random);
  const ratio =
    worth(house, flat, episode.condition, until) / worth(house, flat, episode.condition, episode.until);
  return {
    ...episode,
    until: Math.max(until, from + 1),
    soldOn: day,
    paid: roundPrice(episode.paid * ratio),
    cuts: Math.min(episode.cuts, 1),
  };
}

/** Sales of flats of the register as episodes of the market: what the register and the market say agrees. */
export const registeredEpisodes = (house: House): Episode[] =>
  house.registered.flatMap((_, place) => {
    const flat = flatOf(house, regularFlats(house) + place);
    return soldDays(house, flat).map((day) => soldOnDay(house, flat, day));
  });

/** A flat of the register is sold only when the register says so: other attempts end without a sale. */
export function withdrawn(episode: Episode, house: House, flat: Flat): Episode {
  const next = soldDays(house, flat).find((day) => day > episode.from);
  const until =
    next === undefined
      ? episode.until
      : Math.min(episode.until, Math.max(episode.from + 1, next - DAYS_BETWEEN));
  return { ...episode, soldOn: 0, until };
}
