import type { PriceFactor } from '@proverka/contract/valuation';
import { monthOf } from './flat.domain.ts';
import type { Flat } from './flat.domain.ts';

/** One term of the logarithm of a price per metre: the name of its coefficient and what it is multiplied with. */
export interface Term {
  readonly name: string;
  readonly value: number;
}

const term = (name: string, value = 1): Term => ({ name, value });

/** Years that matter: before the war, Stalin's and Khrushchev's houses, the late Soviet ones, the new ones. */
const YEAR_KNOTS = [1940, 1965, 1985, 2000, 2012] as const;

/** Floors up to which houses commonly have no lift. */
const WITHOUT_LIFT = 5;
const HIGHEST_THAT_COUNTS = 12;

/** When it was sold, in years; trends of districts run from here. */
const FROM_YEAR = 2020;

export const yearsSince = (day: number): number => monthOf(day) / 12 - FROM_YEAR;

/** The terms of a flat by what they stand for; the months of a city are kept apart from what lasts. */
export function termsOf(flat: Flat): Readonly<Partial<Record<PriceFactor, readonly Term[]>>> {
  return {
    place: [term(`district ${flat.district}`)],
    house: houseTerms(flat),
    year: yearTerms(flat),
    floor: floorTerms(flat),
    area: areaTerms(flat),
    rooms: flat.rooms === null ? [] : [term(`rooms ${Math.min(flat.rooms, 5)}`)],
    condition: conditionTerms(flat),
    apartments: flat.isApartments ? [term('apartments')] : [],
  };
}

/** How prices of the city and the district stood on a day. */
export const timeTerms = ({ city, district }: Flat, day: number): readonly Term[] => [
  term(monthName(city, monthOf(day))),
  term(`trend ${district}`, yearsSince(day)),
];

export const monthName = (city: number, month: number): string => `month ${city} ${month}`;

function houseTerms({ kind, ceiling, floors }: Flat): readonly Term[] {
  return [
    term(`kind ${kind ?? 'unknown'}`),
    ...(ceiling === null ? [] : [term('ceiling', Math.min(Math.max(ceiling, 2.2), 4) - 2.6)]),
    ...(floors === null ? [] : [term('floors', Math.log(Math.max(floors, 1) / 9))]),
  ];
}

/** Old houses of stone do not lose with each year as those of panels do. */
function yearTerms({ kind, year }: Flat): readonly Term[] {
  if (year === null) return [];
  if (kind === 'prewar') return [term('year prewar', (Math.min(Math.max(year, 1850), 1940) - 1900) / 10)];
  return [
    term('year', (year - 1980) / 10),
    ...YEAR_KNOTS.filter((knot) => year > knot).map((knot) => term(`year after ${knot}`, (year - knot) / 10)),
  ];
}

function floorTerms({ floor, floors }: Flat): readonly Term[] {
  if (floor === null) return [];
  const isHigh = (floors ?? floor) > WITHOUT_LIFT;
  return [
    ...(floor <= 1 ? [term('floor first')] : []),
    ...(floors !== null && floors > 1 && floor === floors ? [term('floor last')] : []),
    ...(floor > 1 && isHigh ? [term('floor with lift', Math.min(floor, HIGHEST_THAT_COUNTS + 2) - 2)] : []),
    ...(floor > 3 && !isHigh ? [term('floor to climb', floor - 3)] : []),
  ];
}

function areaTerms({ area }: Flat): readonly Term[] {
  const size = Math.log(area / 50);
  return [term('area', size), term('area bent', size * size)];
}

/** Good work in a new house adds a little more. */
function conditionTerms({ condition, kind }: Flat): readonly Term[] {
  const name = `condition ${condition ?? 'unknown'}`;
  return [term(name), ...(kind === 'monolith' ? [term(`${name} in a new house`)] : [])];
}
