import type { Flat } from './flat.domain.ts';
import { membersOf } from './local.domain.ts';
import { median } from './numbers.domain.ts';
import { isOffItsDistrict } from './set-aside.domain.ts';

/** Of fewer prices of a district and a year no usual one is known. */
const ENOUGH = 15;
const YEAR = 365;

/** Leaves out what is off its district's prices of the year: noughts too many, areas in the wrong unit, another district. */
export function withoutOutlying<One extends Flat & { readonly price: number }>(
  all: readonly One[],
  dayOf: (one: One) => number,
): { readonly kept: readonly One[]; readonly aside: number } {
  const groups = membersOf(all.map((one) => `${one.district} ${Math.floor(dayOf(one) / YEAR)}`));
  const off = new Set<number>();
  for (const places of groups.values()) {
    const prices = places.map((at) => perMetre(all[at]));
    const usual = places.length < ENOUGH ? null : median(prices);
    for (const at of places) if (isOffItsDistrict(perMetre(all[at]), usual)) off.add(at);
  }
  return { kept: all.filter((_, at) => !off.has(at)), aside: off.size };
}

const perMetre = (one: (Flat & { readonly price: number }) | undefined): number =>
  one === undefined ? 0 : one.price / one.area;
