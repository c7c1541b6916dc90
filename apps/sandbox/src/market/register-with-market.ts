import type { RealtyObject } from '../objects/object.ts';
import type { Register } from '../objects/register.ts';
import { isAnswered, type MarketAddresses } from './addresses.ts';
import type { MarketDesk } from './desk.ts';
import { flatOf } from './flats.domain.ts';
import { regularFlats } from './house.ts';
import { flatEntry, houseEntry } from './register-entries.domain.ts';
import { saleDays } from './sale-days.ts';

/** Quarters of invented houses; no other number asks the market, which takes a second to make. */
const OF_MARKET = /^\d{2}:\d{2}:009\d{4}:\d+$/;

type Desk = Pick<MarketDesk, 'market' | 'grown' | 'places' | 'now'>;

/** The register that also knows the houses and flats of the market: what an advert tells of is found by number and by address. */
export function registerWithMarket(register: Register, desk: Desk, addresses: MarketAddresses): Register {
  return {
    ...register,
    find: (number) => register.find(number) ?? (OF_MARKET.test(number) ? entryOf(desk, number) : undefined),
    search(query, options) {
      const found = register.search(query, options);
      return isAnswered(query, found) ? found : [...addresses.search(query), ...found];
    },
  };
}

function entryOf(desk: Desk, number: string): RealtyObject | undefined {
  const house = desk.places().byKadNumber(number);
  if (house) return houseEntry(house);
  const quarter = number.slice(0, number.lastIndexOf(':') + 1);
  for (const one of desk.market().houses) {
    if (!one.kadNumber.startsWith(quarter)) continue;
    const first = Number(flatOf(one, 0).kadNumber.slice(quarter.length));
    const index = Number(number.slice(quarter.length)) - first;
    if (index >= 0 && index < regularFlats(one))
      return flatEntry(one, flatOf(one, index), saleDays(desk, one).get(index) ?? []);
  }
  return undefined;
}
