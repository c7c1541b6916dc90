import type { HouseInformation } from '@proverka/contract/house-information';
import type { Deps } from '#app/deps.ts';
import type { KadnetObject, ObjectsQuery } from '#registers/sources/kadnet/objects.ts';
import type { RegisteredSale } from '#registers/registered-sale.ts';
import type { RegisteredSalesPage, RegisteredSalesQuery } from '#registers/sources/sales/registered-sales.ts';
import { createAnswerCache } from '#market/answer-cache.ts';
import type { MarketData } from '#market/sources/market-data.ts';
import type { MarketPlace } from '#valuation/estimate/place-at.ts';
import { isoOf } from '#valuation/model/flat.domain.ts';
import type { Sale } from '#valuation/model/flat.domain.ts';
import { testConfig } from './config.ts';
import { createFakeSource, found, nothing } from './fake-sources.ts';
import type { FakeSource } from './fake-sources.ts';
import { FIRST_DAY, inventMarket } from './invented-market.ts';
import { createTestWorld } from './world.ts';
import type { TestWorld } from './world.ts';

export const COST_ASSESSMENT = '0192f0c1-0000-7000-8000-000000000601';
/** A flat that was sold a year ago and one nobody ever sold, both in the first district. */
export const SOLD = '78:01:000101:9001';
export const NEVER_SOLD = '78:01:000101:9002';
export const HOUSE = '78:01:000101:9003';
export const ELSEWHERE = '50:01:0001001:1';
export const LONELY = '78:09:000999:1';

const objectOf = (Number: string, more: Partial<KadnetObject> = {}): KadnetObject => ({
  Number,
  Address: 'г Тестовск, ул Образцовая, д 1, кв 2',
  ObjectType: 'Помещение',
  Name: 'Квартира',
  Level: '4',
  Area: 54.3,
  Status: 'Учтенный',
  Rights: [],
  ...more,
});

const known = new Map(
  [
    objectOf(SOLD),
    objectOf(NEVER_SOLD),
    objectOf(HOUSE, { ObjectType: 'Здание', Name: 'Жилой дом' }),
    objectOf(ELSEWHERE),
    objectOf(LONELY),
  ].map((one) => [one.Number, one]),
);

export interface ValuationWorld extends TestWorld {
  readonly sales: RegisteredSale[];
  readonly source: FakeSource<RegisteredSalesQuery, RegisteredSalesPage>;
  place: MarketPlace | null | 'silent';
}

const PAGE = 1000;

/** A world whose register knows a few flats, and whose supplier knows an invented market. */
export async function createValuationWorld(replace: Partial<Pick<Deps, 'adverts'>> = {}): Promise<ValuationWorld> {
  const sales = soldOf(inventMarket({ sales: 6000 }).sales);
  const source = createFakeSource<RegisteredSalesQuery, RegisteredSalesPage>(({ since, cursor }) => {
    const asked = sales.filter((sale) => since === null || sale.registered_on >= since);
    const end = cursor + PAGE;
    return found({ sales: asked.slice(cursor, end), nextCursor: end < asked.length ? end : null });
  });
  const objects = createFakeSource<ObjectsQuery, readonly KadnetObject[]>(({ numbers: [number = ''] }) => {
    const one = known.get(number);
    return one === undefined ? nothing : found([one]);
  });
  const at: { place: ValuationWorld['place'] } = { place: null };
  const world = await createTestWorld({
    config: testConfig(),
    replace: { registeredSales: source, objects, marketData: placesOf(() => at.place), marketAnswers, ...replace },
  });
  return Object.defineProperty(Object.assign(world, { sales, source }), 'place', {
    get: () => at.place,
    set: (place: ValuationWorld['place']) => {
      at.place = place;
    },
  }) as ValuationWorld;
}

/** Keeps nothing, so that a test may change what is answered. */
const marketAnswers = createAnswerCache(-1, 1, () => undefined);

const houseOf = (id: number): HouseInformation => ({
  id_dom: id,
  kad_number: null,
  address: `г. Тестовск, ул. Образцовая, д. ${id}`,
  id_city: 1,
  city: 'Тестовск',
  id_district: 101,
  district: 'Первый',
  coords: null,
  house_kind: null,
  year_built: null,
  floors: null,
  entrances: null,
  flats: null,
  elevators: null,
  repaired_in: null,
  emergency: null,
  ceiling: null,
});

const placesOf = (placeNow: () => ValuationWorld['place']): MarketData => {
  const nowhere = () => Promise.reject(new Error('nobody asks this'));
  return {
    averages: nowhere,
    averagesBy: nowhere,
    changes: nowhere,
    houses: (ids) =>
      Promise.resolve(
        placeNow() === 'silent'
          ? { kind: 'unavailable', retryable: true, reason: 'test' }
          : { kind: 'said', body: ids.map(houseOf) },
      ),
    idsByAddress: nowhere,
    idByUrl: nowhere,
    adverts: nowhere,
    place(address) {
      const place = placeNow();
      if (place === 'silent')
        return Promise.resolve({ kind: 'unavailable', retryable: true, reason: 'test' });
      const body = place && { ...place, city: 'Тестовск', district: 'Первый', address };
      return Promise.resolve({ kind: 'said', body });
    },
  };
};

/** As the supplier tells of them, with a flat of ours among them and a district where two were sold. */
function soldOf(invented: readonly Sale[]): RegisteredSale[] {
  const [first] = invented;
  if (first === undefined) throw new Error('nothing was sold');
  const told = invented.map((sale) => toldOf(sale, sale.id.split('/')[0] ?? ''));
  const lonely = [3, 60].map((month) =>
    elsewhere(toldOf({ ...first, on: FIRST_DAY + month * 20 }, `78:09:000999:${month}`)),
  );
  return [
    ...told,
    toldOf({ ...first, on: FIRST_DAY + 900, area: 54.3, rooms: 2, floor: 4 }, SOLD),
    ...lonely,
  ].toSorted((one, other) => (one.registered_on < other.registered_on ? -1 : 1));
}

const toldOf = (sale: Sale, number: string): RegisteredSale => ({
  id: `${number}/${isoOf(sale.on)}`,
  registered_on: isoOf(sale.on),
  kad_number: number,
  id_dom: sale.house,
  id_district: sale.district,
  id_city: sale.city,
  object_type: 'flat',
  rooms: sale.rooms,
  area: sale.area,
  floor: sale.floor,
  floors: sale.floors,
  house_kind: sale.kind,
  year_built: sale.year,
  condition: sale.condition,
  ceiling: sale.ceiling,
  coords: sale.place === null ? null : [...sale.place],
  price: sale.price,
});

/** In a district of its own. */
function elsewhere(sale: RegisteredSale): RegisteredSale {
  return { ...sale, id_district: 999, id_dom: 5000, coords: [35, 57] };
}
