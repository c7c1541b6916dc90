import type { Random } from '../generate/random.domain.ts';
import { type Episode, FAULTS, HABITS, type Notice } from './episode.ts';

const SITES = 4;
const AGENTS = 900;

/** Shares of adverts with each fault. */
const FAULT_SHARES: readonly [fault: number, share: number][] = [
  [FAULTS.priceTooHigh, 0.003],
  [FAULTS.priceTooLow, 0.003],
  [FAULTS.area, 0.006],
  [FAULTS.place, 0.006],
  [FAULTS.markup, 0.004],
  [FAULTS.deadPhotos, 0.02],
  [FAULTS.floor, 0.008],
];

const HABIT_SHARES: readonly [habit: number, share: number][] = [
  [HABITS.streetOnly, 0.08],
  [HABITS.kadNumber, 0.3],
  [HABITS.roundArea, 0.22],
  [HABITS.marked, 0.4],
];

const some = (shares: readonly [number, number][], random: Random): number =>
  shares.reduce((sum, [value, share]) => sum + (random.chance(share) ? value : 0), 0);

const COUNTS: readonly [upTo: number, count: number][] = [
  [0.55, 1],
  [0.78, 2],
  [0.91, 3],
  [0.97, 4],
  [1, 6],
];

type Seller = { agent: number; owner: boolean };

/** Sellers of a flat: its owner, agents, or both; an agent may write on several sites. */
function inventSellers(random: Random): Seller[] {
  const at = random.fraction();
  const count = COUNTS.find(([upTo]) => at < upTo)?.[1] ?? 1;
  const first: Seller = { agent: random.whole(0, AGENTS - 1), owner: random.chance(0.35) };
  const sellers = [first];
  while (sellers.length < count) {
    const again = random.chance(0.35) && sellers.at(-1);
    sellers.push(again || { agent: random.whole(0, AGENTS - 1), owner: false });
  }
  return sellers;
}

/** The adverts of an episode: one sale in seven has none, and some are still there when the flat has long been sold. */
export function inventNotices(
  episode: Episode,
  index: number,
  isRegistered: boolean,
  random: Random,
): Notice[] {
  if (!isRegistered && random.chance(0.14)) return [];
  const { from, until } = episode;
  return inventSellers(random).map(({ agent, owner }, place): Notice => {
    const start = place === 0 ? from : from + random.whole(0, Math.min(25, until - from - 1));
    const stale = random.chance(0.07);
    const habits =
      some(HABIT_SHARES, random) +
      (owner ? HABITS.owner : 0) +
      (place > 0 && random.chance(0.06) ? HABITS.ownPhotos : 0);
    return {
      episode: index,
      site: random.whole(1, SITES),
      from: start,
      until: stale ? until + random.whole(30, 240) : until - random.whole(0, Math.min(2, until - start - 1)),
      extra: place === 0 ? 0 : random.pick([0, 0, 0, 0.005, 0.01, 0.02, -0.005]),
      faults: some(FAULT_SHARES, random) + (stale ? FAULTS.stale : 0),
      habits: isRegistered ? habits | HABITS.kadNumber : habits,
      agent,
    };
  });
}

/** A cheat's advert: another flat's pictures and a price too good to be true, taken down within weeks. */
export function inventFraud(victim: Episode, index: number, random: Random): Notice {
  const from = victim.from + random.whole(1, 20);
  return {
    episode: index,
    site: random.whole(1, SITES),
    from,
    until: from + random.whole(4, 25),
    extra: -0.3 - 0.2 * random.fraction(),
    faults: FAULTS.fraud,
    habits: HABITS.owner + HABITS.marked,
    agent: 0,
  };
}
