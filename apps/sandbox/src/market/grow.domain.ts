import { createRandom, type Random } from '../generate/random.domain.ts';
import { DISTRICTS, type DistrictPlan, HARDLY_SOLD } from './areas.domain.ts';
import { normal } from './chance.domain.ts';
import { type Columns, createColumns } from './columns.ts';
import { firstDayOf, monthOfYear, yearOfMonth } from './days.domain.ts';
import type { Episode, Notice } from './episode.ts';
import { inventEpisode, pickFlat, registeredEpisodes, withdrawn } from './episodes.domain.ts';
import { flatOf, mirrored } from './flats.domain.ts';
import { type Flat, type House, regularFlats } from './house.ts';
import { inventFraud, inventNotices } from './notices.domain.ts';

/** All that was ever on sale, month by month; a later month never changes an earlier one. */
export type Market = {
  houses: readonly House[];
  houseOf: (id: number) => House;
  episodes: Columns<Episode>;
  notices: Columns<Notice>;
  /** Invents the months before this one that are not there yet. */
  growUntil: (month: number) => void;
};

const EPISODE = [
  'house',
  'flat',
  'from',
  'until',
  'soldOn',
  'condition',
  'paid',
  'askedFirst',
  'askedLast',
  'cuts',
] as const;
const NOTICE = ['episode', 'site', 'from', 'until', 'extra', 'faults', 'habits', 'agent'] as const;

const NEIGHBOURS = 0.34;
const FRAUDS = 0.012;
/** Months in which something was sold in the district of which nearly nothing is known. */
const HARDLY_SOLD_MONTHS = new Set([40, 71]);

/** Spring and autumn are busy, January is quiet. */
const SEASON = [0.7, 1, 1.12, 1.1, 0.95, 0.95, 0.92, 1, 1.08, 1.12, 1.08, 0.98];

function howMany({ id, pace }: DistrictPlan, month: number, random: Random): number {
  if (id === HARDLY_SOLD) return HARDLY_SOLD_MONTHS.has(month) ? 1 : 0;
  const mean = pace * (SEASON[monthOfYear(month)] ?? 1);
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * 0.5 * normal(random)));
}

type Growth = { market: Pick<Market, 'episodes' | 'notices'>; busyUntil: Map<string, number>; seed: string };

/** Puts a flat on sale unless it is; returns the episode's index. */
function offer(growth: Growth, house: House, flat: Flat, from: number, random: Random): number | undefined {
  const { busyUntil } = growth;
  const key = `${house.id} ${flat.index}`;
  if ((busyUntil.get(key) ?? -1) >= from) return undefined;
  const invented = inventEpisode(house, flat, from, random);
  const isRegistered = flat.index >= regularFlats(house);
  const episode = isRegistered ? withdrawn(invented, house, flat) : invented;
  busyUntil.set(key, episode.until + 300);
  return put(growth, episode, isRegistered, random);
}

/** Adds an episode with its adverts; returns its index. */
function put({ market }: Growth, episode: Episode, isRegistered: boolean, random: Random): number {
  const index = market.episodes.push(episode);
  for (const notice of inventNotices(episode, index, isRegistered, random)) market.notices.push(notice);
  return index;
}

/** Sales the register tells of: their flats were on sale before. */
function growRegistered(growth: Growth, houses: readonly House[], month: number): void {
  const [first, end] = [firstDayOf(month), firstDayOf(month + 1)];
  for (const house of houses) {
    for (const episode of registeredEpisodes(house)) {
      if (episode.from < first || episode.from >= end) continue;
      put(growth, episode, true, createRandom(`${growth.seed} ${house.kadNumber} ${episode.from}`));
    }
  }
}

/** Sometimes the flat next door is on sale at the same time, and sometimes a cheat offers the flat, too. */
function offerBeside(growth: Growth, house: House, flat: Flat, index: number, random: Random): void {
  const { market } = growth;
  const episode = market.episodes.at(index);
  const next = random.chance(NEIGHBOURS) && mirrored(house, flat);
  if (next) offer(growth, house, next, episode.from + random.whole(0, 20), random);
  if (random.chance(FRAUDS)) market.notices.push(inventFraud(episode, index, random));
}

function growDistrict(growth: Growth, plan: DistrictPlan, houses: readonly House[], month: number): void {
  const random = createRandom(`${growth.seed} ${plan.id} ${month}`);
  const built = houses.filter(({ year }) => year <= yearOfMonth(month));
  const days = firstDayOf(month + 1) - firstDayOf(month);
  for (let left = howMany(plan, month, random); left > 0 && built.length > 0; left -= 1) {
    const house = random.pick(built);
    const flat = pickFlat(house, random);
    const from = firstDayOf(month) + random.whole(0, days - 1);
    const index = offer(growth, house, flat, from, random);
    if (index !== undefined && plan.pace > 0) offerBeside(growth, house, flat, index, random);
  }
}

/** The market of a seed, empty until it is grown. */
export function createMarket(houses: readonly House[], seed: string): Market {
  const episodes = createColumns<Episode>(EPISODE);
  const notices = createColumns<Notice>(NOTICE);
  const growth: Growth = { market: { episodes, notices }, busyUntil: new Map(), seed };
  const byId = new Map(houses.map((house) => [house.id, house]));
  const byDistrict = Map.groupBy(houses, ({ district }) => district.id);
  const withRegister = houses.filter(({ registered }) => registered.length > 0);
  let grown = 0;
  return {
    houses,
    episodes,
    notices,
    houseOf(id) {
      const house = byId.get(id);
      if (!house) throw new Error(`no house ${id}`);
      return house;
    },
    growUntil(month) {
      for (; grown < month; grown += 1) {
        growRegistered(growth, withRegister, grown);
        for (const plan of DISTRICTS) growDistrict(growth, plan, byDistrict.get(plan.id) ?? [], grown);
      }
    },
  };
}

export const flatOfEpisode = (market: Market, { house, flat }: Episode): Flat =>
  flatOf(market.houseOf(house), flat);
