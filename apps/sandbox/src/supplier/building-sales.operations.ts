import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { MarketDesk } from '../market/desk.ts';
import { addressOf } from '../objects/address.domain.ts';
import type { RealtyObject } from '../objects/object.ts';
import type { Register } from '../objects/register.ts';
import { dayFrom } from '../registers/days.domain.ts';
import type { Answer, Operation } from '../source/source.ts';
import { type BuildingSales, buildingSales } from './building-sales.domain.ts';
import { supplierError } from './errors.ts';

/** The building a number or address identifies, directly or through a flat in it; undefined when several match. */
function findBuilding(register: Register, query: string): RealtyObject | undefined {
  const number = parseCadastralNumber(query);
  const found = number ? [register.find(number)] : register.search(query);
  const numbers = found.map((object) => (object?.kind === 'building' ? object.number : object?.building));
  const [only, ...others] = new Set(numbers.filter((one) => one !== undefined));
  return only !== undefined && others.length === 0 ? register.find(only) : undefined;
}

/** Houses and offices have no flats to sell. */
const nothingSold = (building: RealtyObject, actualOn: string): BuildingSales => ({
  building: { cadastral_number: building.number, address: addressOf(building) },
  actual_on: actualOn,
  sales: [],
});

/** Sales in a building of the register, or in one that only the market knows. The market is grown only for a house it has. */
function findSales(
  register: Register,
  desk: MarketDesk,
  query: string,
  day: string,
): BuildingSales | undefined {
  const building = findBuilding(register, query);
  if (building) {
    const house = desk.places().byKadNumber(building.number);
    return house ? buildingSales(desk.grown(), house, day) : nothingSold(building, day);
  }
  if (register.search(query).length > 0) return undefined;
  const houses = desk.places().find(query);
  const [only] = houses;
  return only && houses.length === 1 ? buildingSales(desk.grown(), only, day) : undefined;
}

const UNKNOWN_BUILDING: Answer = {
  status: 404,
  body: { error: { code: 'building_not_found', message: 'О доме нет сведений' } },
};

export const salesOperation = (register: Register, desk: MarketDesk, now: () => Date): Operation => ({
  name: 'building_sales',
  title: 'Продажи квартир в доме',
  method: 'GET',
  path: '/building_sales',
  subjects: ({ query }) => [query['query']],
  handle: ({ query }) => {
    const text = query['query']?.trim() ?? '';
    if (text === '' || text.length > 300) return supplierError(422, undefined, 'query');
    const answer = findSales(register, desk, text, dayFrom(now(), -1));
    if (!answer) return UNKNOWN_BUILDING;
    return { body: { ...answer, asked: { query: text }, total: answer.sales.length } };
  },
});
