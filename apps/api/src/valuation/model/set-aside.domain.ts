import type { Flat } from './flat.domain.ts';

/** Why a sale or an advert teaches the model nothing. */
export type SetAside = 'price' | 'area' | 'price_per_metre' | 'floor' | 'year' | 'off_its_district';

const bounds = {
  price: [100_000, 3_000_000_000],
  area: [8, 1000],
  pricePerMetre: [5000, 3_000_000],
  floor: [-2, 110],
  floors: [1, 110],
  year: [1700, 2100],
} as const;

const isWithin = (value: number | null, [least, most]: readonly [number, number]): boolean =>
  value === null || (value >= least && value <= most);

/**
 * The first half of the rule: what no flat can be, whatever the market. A price of a rouble or with noughts too many, a place of 0 or
 * 99 999 square metres, a floor below the cellar or above the roof, a house of the future.
 */
export function absurdityOf(flat: Flat & { readonly price: number }): SetAside | null {
  if (!isWithin(flat.price, bounds.price)) return 'price';
  if (!isWithin(flat.area, bounds.area)) return 'area';
  if (!isWithin(flat.price / flat.area, bounds.pricePerMetre)) return 'price_per_metre';
  const isAboveRoof = flat.floor !== null && flat.floors !== null && flat.floor > flat.floors;
  if (!isWithin(flat.floor, bounds.floor) || !isWithin(flat.floors, bounds.floors) || isAboveRoof)
    return 'floor';
  return isWithin(flat.year, bounds.year) ? null : 'year';
}

/** How far from its district's median of the year the price of a metre may lie: three times either way. */
const MOST_TIMES = 3;

/**
 * The second half: a nought too many or another district is only seen beside the others. `median` is the district's price of a metre
 * in the year; without enough others nothing is said.
 */
export const isOffItsDistrict = (pricePerMetre: number, median: number | null): boolean =>
  median !== null && (pricePerMetre > median * MOST_TIMES || pricePerMetre < median / MOST_TIMES);
