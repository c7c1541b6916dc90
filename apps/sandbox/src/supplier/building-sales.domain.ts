import { createRandom, type Random } from '../generate/random.domain.ts';
import { addressOf } from '../objects/address.domain.ts';
import type { RealtyObject } from '../objects/object.ts';

type Sale = {
  registered_on: string;
  /** 0 is a studio. */
  rooms: number;
  area: number;
  floor: number;
  price: number;
  kind: 'deal' | 'listing';
};

export type BuildingSales = {
  building: { cadastral_number: string; address: string };
  actual_on: string;
  sales: Sale[];
};

const FIRST_YEAR = 2016;

/** Rubles per square metre of an ordinary flat, by year; later years grow by three per cent. */
const PRICES = [105, 107, 112, 118, 132, 165, 182, 190, 205, 214, 222].map((thousand) => thousand * 1000);
const LATER_GROWTH = 1.03;

function usualPrice(year: number): number {
  const known = Math.min(Math.max(year - FIRST_YEAR, 0), PRICES.length - 1);
  const beyond = Math.max(0, year - FIRST_YEAR - known);
  return (PRICES[known] ?? 0) * LATER_GROWTH ** beyond;
}

/** The area in square metres from which a flat has so many rooms. */
const roomsOf = (area: number): number => [32, 45, 65, 90].filter((limit) => area >= limit).length;

/**
 * Sales of a building's flats up to a day, the same in every answer: those in the invented register, and as many more of
 * flats it does not contain. A quarter are asking prices of adverts. Houses and offices have no flats to sell.
 */
export function buildingSales(
  building: RealtyObject,
  flats: readonly RealtyObject[],
  actualOn: string,
): BuildingSales {
  const sales = building.use === 'apartment-building' ? salesOf(building, flats, actualOn) : [];
  return {
    building: { cadastral_number: building.number, address: addressOf(building) },
    actual_on: actualOn,
    sales: sales.sort((one, other) => other.registered_on.localeCompare(one.registered_on)),
  };
}

function salesOf(building: RealtyObject, flats: readonly RealtyObject[], actualOn: string): Sale[] {
  const random = createRandom(`sales:${building.number}`);
  const level = 0.85 + random.fraction() * 0.4;
  const price = (area: number, day: string): number => {
    const perMetre = usualPrice(Number(day.slice(0, 4))) * level * (0.92 + random.fraction() * 0.16);
    return Math.round((perMetre * area) / 10_000) * 10_000;
  };
  const known = flats.flatMap((flat) => knownSales(flat, price));
  const invented = inventedSales(building, random, Number(actualOn.slice(0, 4)), price);
  return [...known, ...invented].filter(({ registered_on }) => registered_on <= actualOn);
}

type PriceOf = (area: number, day: string) => number;

const knownSales = ({ rights, area, level }: RealtyObject, price: PriceOf): Sale[] =>
  rights
    .filter(({ ground, registered }) => ground === 'sale' && Number(registered.slice(0, 4)) >= FIRST_YEAR)
    .map(({ registered }) => ({
      registered_on: registered,
      rooms: roomsOf(area),
      area,
      floor: Number.parseInt(level ?? '1', 10) || 1,
      price: price(area, registered),
      kind: 'deal',
    }));

function inventedSales(building: RealtyObject, random: Random, lastYear: number, price: PriceOf): Sale[] {
  const floors = Number.parseInt(building.level ?? '1', 10) || 1;
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
  return years.flatMap((year) =>
    Array.from({ length: random.whole(1, 4) }, (): Sale => {
      const day = `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
      const area = random.whole(230, 980) / 10;
      return {
        registered_on: day,
        rooms: roomsOf(area),
        area,
        floor: random.whole(1, floors),
        price: price(area, day),
        kind: random.chance(0.25) ? 'listing' : 'deal',
      };
    }),
  );
}

const two = (count: number): string => String(count).padStart(2, '0');
