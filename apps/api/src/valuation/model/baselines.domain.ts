import type { Sale } from './flat.domain.ts';
import { membersOf } from './local.domain.ts';
import { median } from './numbers.domain.ts';

const YEAR = 365;

/** How far back the nearest sales are looked for. */
const NEAREST_WITHIN_DAYS = 2 * YEAR;
const NEAREST = 5;

export interface Baselines {
  /** The median price of a metre of the district within a year before the day, times the area. */
  readonly districtMedian: (flat: Sale) => number;
  /** The median price of a metre of the five nearest sales within two years before the day, times the area. */
  readonly fiveNearest: (flat: Sale) => number;
}

/**
 * What the model has to beat. Both see all sales registered before the one they value, which is more than the model does: it has seen
 * none of the last year.
 */
export function createBaselines(sales: readonly Sale[]): Baselines {
  const districts = new Map(
    [...membersOf(sales.map(({ district }) => district))].map(([district, places]) => [
      district,
      places.flatMap((at) => sales[at] ?? []),
    ]),
  );
  const before = (flat: Sale, days: number) =>
    (districts.get(flat.district) ?? []).filter(({ on }) => on < flat.on && on >= flat.on - days);
  const valued = (flat: Sale, sold: readonly Sale[]) =>
    median(sold.map(({ price, area }) => price / area)) * flat.area;
  return {
    districtMedian: (flat) => valued(flat, before(flat, YEAR)),
    fiveNearest(flat) {
      const near = before(flat, NEAREST_WITHIN_DAYS).map((sale) => ({ sale, apart: apart(flat, sale) }));
      const [...five] = near.toSorted((one, other) => one.apart - other.apart).slice(0, NEAREST);
      return valued(
        flat,
        five.map(({ sale }) => sale),
      );
    },
  };
}

const METRES_OF_DEGREE = 111_195;

/** Metres between two flats; where a place is unknown, farther than any that is known. */
export function metresBetween(one: Sale['place'], other: Sale['place']): number {
  if (one === null || other === null) return Number.POSITIVE_INFINITY;
  const east = (one[0] - other[0]) * Math.cos((one[1] * Math.PI) / 180);
  return METRES_OF_DEGREE * Math.hypot(east, one[1] - other[1]);
}

/** Among flats of one house the one of the most alike area is the nearest. */
const apart = (flat: Sale, sale: Sale): number =>
  metresBetween(flat.place, sale.place) + Math.abs(flat.area - sale.area);
