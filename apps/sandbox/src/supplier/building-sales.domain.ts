import { createRandom, type Random } from '../generate/random.domain.ts';
import { dayOf, isoOf } from '../market/days.domain.ts';
import type { Episode } from '../market/episode.ts';
import { flatOf } from '../market/flats.domain.ts';
import type { Market } from '../market/grow.domain.ts';
import { type Flat, type House, regularFlats } from '../market/house.ts';
import { worth } from '../market/price.domain.ts';

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

/** Prices of the years before the market's first day, against those of that day. */
const BEFORE_THE_MARKET: Record<number, number> = { 2016: 0.94, 2017: 0.96, 2018: 0.985 };
const COSMETIC = 1;

/**
 * Sales of a building's flats up to a day, the same in every answer: those of the market, and before its first day those
 * in the register of rights and some more. Asking prices of adverts that ended without a sale are among them.
 */
export function buildingSales(market: Market, house: House, actualOn: string): BuildingSales {
  const sales = [...earlierSales(house), ...marketSales(market, house, dayOf(actualOn))];
  return {
    building: { cadastral_number: house.kadNumber, address: house.address },
    actual_on: actualOn,
    sales: sales.sort((one, other) => other.registered_on.localeCompare(one.registered_on)),
  };
}

const saleOf = ({ rooms, area, floor }: Flat, day: string, price: number, kind: Sale['kind']): Sale => ({
  registered_on: day,
  rooms,
  area,
  floor,
  price,
  kind,
});

function marketSales(market: Market, house: House, last: number): Sale[] {
  const sales: Sale[] = [];
  for (let index = 0; index < market.episodes.length(); index += 1) {
    if (market.episodes.value(index, 'house') !== house.id) continue;
    const sale = marketSale(house, market.episodes.at(index), last);
    if (sale) sales.push(sale);
  }
  return sales;
}

function marketSale(house: House, episode: Episode, last: number): Sale | undefined {
  const { soldOn, until, paid, askedLast } = episode;
  const day = soldOn > 0 ? soldOn : until;
  if (day > last) return undefined;
  const flat = flatOf(house, episode.flat);
  return soldOn > 0 ? saleOf(flat, isoOf(day), paid, 'deal') : saleOf(flat, isoOf(day), askedLast, 'listing');
}

function earlierPrice(house: House, flat: Flat, year: number, random: Random): number {
  const price = worth(house, flat, COSMETIC, 0) * (BEFORE_THE_MARKET[year] ?? 1);
  return Math.round((price * (0.92 + random.fraction() * 0.16)) / 10_000) * 10_000;
}

const isEarlier = (day: string): boolean => Number(day.slice(0, 4)) in BEFORE_THE_MARKET && dayOf(day) < 0;

function earlierSales(house: House): Sale[] {
  const random = createRandom(`sales:${house.kadNumber}`);
  const regular = regularFlats(house);
  const known = house.registered.flatMap(({ rights }, place) =>
    rights
      .filter(({ ground, registered }) => ground === 'sale' && isEarlier(registered))
      .map(({ registered }): [Flat, string] => [flatOf(house, regular + place), registered]),
  );
  const years = Object.keys(BEFORE_THE_MARKET).filter((year) => Number(year) >= house.year);
  const invented = years.flatMap((year) =>
    Array.from({ length: random.whole(1, 4) }, (): [Flat, string] => [
      flatOf(house, random.whole(0, regular - 1)),
      `${year}-${two(random.whole(1, 11))}-${two(random.whole(1, 28))}`,
    ]),
  );
  const toSale =
    (kind: () => Sale['kind']) =>
    ([flat, day]: [Flat, string]): Sale =>
      saleOf(flat, day, earlierPrice(house, flat, Number(day.slice(0, 4)), random), kind());
  return [
    ...known.map(toSale(() => 'deal')),
    ...invented.map(toSale(() => (random.chance(0.25) ? 'listing' : 'deal'))),
  ];
}

const two = (count: number): string => String(count).padStart(2, '0');
