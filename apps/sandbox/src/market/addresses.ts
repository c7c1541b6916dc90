import type { RealtyObject } from '../objects/object.ts';
import { addressOf } from '../objects/address.domain.ts';
import { fits, type SearchEntry, textEntry } from '../objects/search.domain.ts';
import type { MarketDesk } from './desk.ts';
import { flatOf } from './flats.domain.ts';
import { type House, regularFlats } from './house.ts';
import { flatEntry, houseEntry } from './register-entries.domain.ts';
import { saleDays } from './sale-days.ts';

/** Addresses of houses that only the market has. It takes a second to make: whoever has an answer already does not ask. */
export type MarketAddresses = {
  /** The house an address names and its flats, or the flat; several houses where the address fits several. */
  search: (query: string) => RealtyObject[];
  /** The same while an address is typed. */
  complete: (query: string) => RealtyObject[];
  /** «г. Примерск, ул. Тестовая»: streets of the cities that only the market has. */
  streets: (query: string) => string[];
};

type Asked = { house: string; flat: string | undefined };

/** «…, кв. 5», and «… 14 5» where nothing else is called 14 5. */
const NAMED_FLAT = /^(.+?)[\s,]+(?:кв|квартира)(?![а-яё])\.?\s*№?\s*(\d{1,4})\s*$/iu;
const LAST_NUMBER = /^(.*\d.*?)[\s,-]+(\d{1,4})\s*$/u;

const splitAt = (pattern: RegExp, query: string): Asked | undefined => {
  const [, house, flat] = pattern.exec(query) ?? [];
  return house === undefined ? undefined : { house, flat };
};

const numbersOf = ({ numbers }: SearchEntry): string => numbers.map(({ text }) => text).join(' ');

/** Whether an address has the very numbers of the query: «д. 14» is that, «д. 14, корп. 2» is more. */
export const hasItsNumbers = (wanted: SearchEntry, address: string): boolean =>
  numbersOf(textEntry(address)) === numbersOf(wanted);

const MOST_HOUSES = 100;

export function createMarketAddresses(
  desk: Pick<MarketDesk, 'market' | 'grown' | 'now'>,
  isInRegister: (number: string) => boolean,
): MarketAddresses {
  let made: [SearchEntry, House][] | undefined;
  const entries = () =>
    (made ??= desk
      .market()
      .houses.filter(({ kadNumber }) => !isInRegister(kadNumber))
      .map((house): [SearchEntry, House] => [textEntry(house.address), house]));

  function housesAt(text: string, typing: boolean): House[] {
    const wanted = textEntry(text, { typing });
    if (wanted.words.length === 0 || wanted.numbers.length === 0) return [];
    const found = entries().filter(([entry]) => fits(wanted, entry, { typing }));
    const exact = found.filter(([entry]) => numbersOf(entry) === numbersOf(wanted));
    return (exact.length > 0 ? exact : found).slice(0, MOST_HOUSES).map(([, house]) => house);
  }

  // While somebody types, nothing is told of owners, and the market is not grown for it.
  const salesOf = (house: House, typing: boolean): ReadonlyMap<number, string[]> =>
    typing ? new Map() : saleDays(desk, house);

  function flatsAt({ house, flat }: Asked, typing: boolean): RealtyObject[] {
    const index = Number(flat) - 1;
    return housesAt(house, false)
      .filter((one) => index >= 0 && index < regularFlats(one))
      .map((one) => flatEntry(one, flatOf(one, index), salesOf(one, typing).get(index) ?? []));
  }

  function find(query: string, typing: boolean): RealtyObject[] {
    const named = splitAt(NAMED_FLAT, query);
    if (named) return flatsAt(named, typing);
    const houses = housesAt(query, typing);
    const [only] = houses;
    if (only && houses.length === 1) return [houseEntry(only), ...flatsOf(only, salesOf(only, typing))];
    if (only) return houses.map(houseEntry);
    const guessed = splitAt(LAST_NUMBER, query);
    return guessed ? flatsAt(guessed, typing) : [];
  }

  return {
    search: (query) => find(query, false),
    complete: (query) => find(query, true),
    streets(query) {
      const wanted = textEntry(query, { typing: true });
      const streets = entries()
        .filter(([, { city }]) => city.id !== 1)
        .map(([, { city, street }]) => `г. ${city.name}, ${street}`);
      return [...new Set(streets)].filter((street) => fits(wanted, textEntry(street), { typing: true }));
    },
  };
}

const flatsOf = (house: House, sales: ReadonlyMap<number, readonly string[]>): RealtyObject[] =>
  Array.from({ length: regularFlats(house) }, (_, index) =>
    flatEntry(house, flatOf(house, index), sales.get(index) ?? []),
  );

/** A query that the register answers by the very numbers asked for needs no second answer. */
export function isAnswered(query: string, found: readonly RealtyObject[]): boolean {
  const wanted = textEntry(query);
  return wanted.numbers.length === 0
    ? found.length > 0
    : found.some((object) => hasItsNumbers(wanted, addressOf(object)));
}
