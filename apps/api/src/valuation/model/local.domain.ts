import { sum } from './numbers.domain.ts';

/** What a quarter or a house adds, a logarithm, and how unsure that is. */
export interface Effect {
  readonly effect: number;
  readonly variance: number;
}

/** The members of each group by their places in the list; those without a group are left out. */
export function membersOf<Key>(keys: readonly (Key | null)[]): ReadonlyMap<Key, readonly number[]> {
  const members = new Map<Key, number[]>();
  keys.forEach((key, at) => {
    if (key === null) return;
    const group = members.get(key);
    if (group === undefined) members.set(key, [at]);
    else group.push(at);
  });
  return members;
}

interface Seen {
  readonly residuals: Float64Array;
  readonly weights: Float64Array;
  /** The variance of a residual of weight 1. */
  readonly noise: number;
}

/**
 * Means of groups, drawn to nought the more the fewer members there are: the best guess where groups differ by `between`, a variance,
 * and members by `noise`.
 */
export function shrunkenMeans<Key>(
  members: ReadonlyMap<Key, readonly number[]>,
  { residuals, weights, noise }: Seen,
  between: number,
): ReadonlyMap<Key, Effect> {
  const pull = noise / between;
  return new Map(
    [...members].map(([key, places]): [Key, Effect] => {
      const weight = sum(places.map((at) => weights[at] ?? 0));
      const total = sum(places.map((at) => (weights[at] ?? 0) * (residuals[at] ?? 0)));
      return [key, { effect: total / (weight + pull), variance: noise / (weight + pull) }];
    }),
  );
}

/** How much groups differ, by their means and how unsure those are; never nothing at all. */
export const betweenGroups = (effects: Iterable<Effect>): number => {
  const all = [...effects].map(({ effect, variance }) => effect * effect + variance);
  return all.length === 0 ? 1e-6 : Math.max(1e-6, sum(all) / all.length);
};

/** A flat of a house as its neighbours remember it: its area, by how much it was off, and how much that counts. */
export type Neighbour = readonly [area: number, residual: number, weight: number];

export interface PlanRule {
  /** How alike areas are to be, square metres. */
  readonly width: number;
  /** The variance between flats of a house that are not alike. */
  readonly between: number;
}

/**
 * What the flats of the house with nearly the same area add: they lie one above the other and look at the same yard, which no source
 * tells. `skip` leaves one of them out.
 */
export function planEffect(
  neighbours: readonly Neighbour[],
  area: number,
  noise: number,
  { width, between }: PlanRule,
  skip = -1,
): Effect {
  let weight = 0;
  let total = 0;
  neighbours.forEach(([other, residual, counts], at) => {
    if (at === skip) return;
    const apart = (other - area) / width;
    const near = counts * Math.exp(-0.5 * apart * apart);
    weight += near;
    total += near * residual;
  });
  const pull = noise / between;
  return { effect: total / (weight + pull), variance: noise / (weight + pull) };
}

const PLAN_WIDTHS = [0.3, 0.7, 1.5, 3] as const;
const PLAN_SPREADS = [0.008, 0.016, 0.025, 0.035] as const;

/** The rule by which flats are best told from the others of their house. */
export function choosePlanRule(houses: Iterable<readonly Neighbour[]>, noise: number): PlanRule {
  const lists = [...houses].filter(({ length }) => length > 1);
  const rules = PLAN_WIDTHS.flatMap((width) =>
    PLAN_SPREADS.map((spread): PlanRule => ({ width, between: spread * spread })),
  );
  const losses = rules.map((rule) => {
    let loss = 0;
    for (const list of lists) {
      list.forEach(([area, residual, weight], at) => {
        loss += weight * (residual - planEffect(list, area, noise, rule, at).effect) ** 2;
      });
    }
    return loss;
  });
  const least = Math.min(...losses);
  return rules[losses.indexOf(least)] ?? { width: 1.5, between: 1e-6 };
}
