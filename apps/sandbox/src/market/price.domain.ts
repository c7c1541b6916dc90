import { GROWTH_FROM_2018 } from './areas.domain.ts';
import { draw, drawNormal } from './chance.domain.ts';
import { monthOf, monthOfYear, yearOfMonth } from './days.domain.ts';
import type { Flat, House, HouseKind } from './house.ts';

// The truth of the market: only what invents prices and what tests them may import this file.

const KIND: Record<HouseKind, number> = { prewar: 0.05, brick: 0.04, panel: -0.02, block: 0, monolith: 0.1 };
/** By the places of `CONDITION_NAMES`. */
const CONDITION = [-0.09, -0.02, 0.06, 0.13];
/** The factor that no answer tells: whether windows look at a road, a street or a yard. */
const HIDDEN = [-0.027, 0, 0.027];

const MONTHS_KNOWN = 600;

const monthlyGrowth = (month: number): number =>
  GROWTH_FROM_2018[Math.min(yearOfMonth(month) - 2018, GROWTH_FROM_2018.length - 1)] ?? 0;

/** Growth of the largest city from the first month to each of the next fifty years, logarithms. */
const GROWTH = Array.from({ length: MONTHS_KNOWN }, (_, month) => monthlyGrowth(month)).reduce<number[]>(
  (sums, next) => [...sums.slice(-MONTHS_KNOWN), (sums.at(-1) ?? 0) + next],
  [0],
);

/** Growth of an area's prices since the first month with the season, a logarithm. */
function trend({ city, district }: House, day: number): number {
  const month = monthOf(day);
  const season = 0.012 * Math.sin((2 * Math.PI * (monthOfYear(month) - 1)) / 12);
  return (GROWTH[month] ?? 0) * city.level + district.drift * month + season;
}

/** What the place and the building add, a logarithm; streets and houses differ by more than anybody writes down. */
function ofHouse(house: House): number {
  const age = Math.max(0, 2024 - house.year);
  const worn = house.kind === 'prewar' ? 0.05 * (house.repairedIn === null ? -1 : 1) : -0.0022 * age;
  return (
    0.045 * drawNormal(house.streetKey, 901) +
    0.025 * drawNormal(house.key, 902) +
    KIND[house.kind] +
    worn +
    0.12 * (house.ceiling - 2.6) -
    (house.apartments ? 0.12 : 0)
  );
}

function ofFloor({ floors, elevators }: House, floor: number): number {
  if (floor === 1) return -0.065;
  const climb = elevators === 0 ? -0.022 * Math.max(0, floor - 3) : 0.004 * Math.min(floor - 2, 12);
  return climb - (floor === floors ? 0.03 : 0);
}

function ofFlat(house: House, { floor, area, rooms, kitchen, balcony }: Flat): number {
  return (
    ofFloor(house, floor) -
    0.17 * Math.log(area / 50) +
    (rooms === 0 ? 0.03 : 0) +
    0.007 * (kitchen - 8) +
    (balcony ? 0.012 : 0)
  );
}

/** The logarithm of rubles per square metre that anybody could explain who knew the formula but not what is hidden. */
export const explained = (house: House, flat: Flat, condition: number, day: number): number =>
  Math.log(house.district.base) +
  trend(house, day) +
  ofHouse(house) +
  ofFlat(house, flat) +
  (CONDITION[condition] ?? 0) * (house.kind === 'monolith' ? 1.15 : 1);

/** The share of the price that no answer tells; the same for all flats one above the other. */
export const hiddenEffect = ({ key }: House, { riser }: Flat): number =>
  HIDDEN[Math.floor(draw(key, riser, 77) * HIDDEN.length)] ?? 0;

/** What a flat is worth by the market's own formula, rubles. */
export const worth = (house: House, flat: Flat, condition: number, day: number): number =>
  flat.area * Math.exp(explained(house, flat, condition, day) + hiddenEffect(house, flat));
