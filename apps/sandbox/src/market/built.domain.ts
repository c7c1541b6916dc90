import type { Random } from '../generate/random.domain.ts';
import type { DistrictPlan } from './areas.domain.ts';
import type { House, HouseKind } from './house.ts';

export function kindOf({ mix }: DistrictPlan, random: Random): HouseKind {
  let left = random.fraction() * 100;
  for (const [kind, share] of Object.entries(mix) as [HouseKind, number][]) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'panel';
}

export type Built = Pick<House, 'kind' | 'year' | 'floors' | 'entrances' | 'risers' | 'ceiling'>;

/** How houses of a kind are built; what has two values is from one to the other, a list is picked from. */
type Plan = {
  year: [number, number];
  floors: number[];
  entrances: [number, number];
  /** Pairs of flats on a floor. */
  pairs: [number, number];
  ceiling: number[];
};

const tall = Array.from({ length: 16 }, (_, index) => 10 + index);

const PLANS: Record<HouseKind, Plan> = {
  prewar: {
    year: [1885, 1939],
    floors: [4, 5, 6, 7],
    entrances: [1, 4],
    pairs: [2, 5],
    ceiling: [3, 3.1, 3.2, 3.4],
  },
  brick: {
    year: [1955, 1976],
    floors: [5, 5, 5, 9],
    entrances: [2, 6],
    pairs: [4, 8],
    ceiling: [2.5, 2.5, 2.7],
  },
  panel: {
    year: [1968, 1996],
    floors: [9, 9, 12, 16],
    entrances: [2, 6],
    pairs: [4, 8],
    ceiling: [2.5, 2.6],
  },
  block: {
    year: [1986, 2008],
    floors: [9, 10, 14, 16],
    entrances: [1, 4],
    pairs: [3, 6],
    ceiling: [2.6, 2.7],
  },
  monolith: {
    year: [2004, 2024],
    floors: tall,
    entrances: [1, 4],
    pairs: [3, 7],
    ceiling: [2.7, 2.75, 2.8, 3],
  },
};

export function build(kind: HouseKind, { whole, pick }: Random): Built {
  const { year, floors, entrances, pairs, ceiling } = PLANS[kind];
  return {
    kind,
    year: whole(...year),
    floors: pick(floors),
    entrances: whole(...entrances),
    risers: 2 * whole(...pairs),
    ceiling: pick(ceiling),
  };
}
