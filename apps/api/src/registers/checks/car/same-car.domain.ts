import type { CarAdvert } from '../../sources/car-adverts/car-adverts.ts';

/** Kilometres by which two sellers' readings of one meter differ. */
const SAME_KILOMETRES = 1500;

/** Whether two adverts sell one car: the signs of its VIN decide where both show them, else what both say of it. */
function areOneCar(one: CarAdvert, other: CarAdvert): boolean {
  if (one.vin_tail && other.vin_tail) return one.vin_tail === other.vin_tail && one.year === other.year;
  return (
    one.year === other.year &&
    isNear(one.mileage, other.mileage) &&
    agree(one.region, other.region) &&
    agree(one.colour, other.colour) &&
    agree(one.engine_cm3, other.engine_cm3) &&
    agree(one.transmission, other.transmission)
  );
}

const isNear = (one: number | null | undefined, other: number | null | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= SAME_KILOMETRES;

const agree = (one: string | number | null | undefined, other: string | number | null | undefined): boolean =>
  (one ?? null) !== null && one === other;

/** One advert of each car, the one seen last. */
export function oneOfEachCar(adverts: readonly CarAdvert[]): CarAdvert[] {
  const latestFirst = adverts.toSorted(
    (one, other) => other.last_seen.localeCompare(one.last_seen) || one.id - other.id,
  );
  const kept: CarAdvert[] = [];
  for (const advert of latestFirst) if (!kept.some((one) => areOneCar(one, advert))) kept.push(advert);
  return kept;
}
