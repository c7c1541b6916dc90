import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { RealtyObject } from '../objects/object.ts';
import type { Register } from '../objects/register.ts';
import { dayFrom } from '../registers/days.domain.ts';
import type { Answer, Operation } from '../source/source.ts';
import { buildingSales } from './building-sales.domain.ts';
import { supplierError } from './errors.ts';

/** The building a number or address identifies, directly or through a flat in it; undefined when several match. */
function findBuilding(register: Register, query: string): RealtyObject | undefined {
  const number = parseCadastralNumber(query);
  const found = number ? [register.find(number)] : register.search(query);
  const numbers = found.map((object) => (object?.kind === 'building' ? object.number : object?.building));
  const [only, ...others] = new Set(numbers.filter((one) => one !== undefined));
  return only !== undefined && others.length === 0 ? register.find(only) : undefined;
}

const UNKNOWN_BUILDING: Answer = {
  status: 404,
  body: { error: { code: 'building_not_found', message: 'О доме нет сведений' } },
};

export const salesOperation = (register: Register, now: () => Date): Operation => ({
  name: 'building_sales',
  title: 'Продажи квартир в доме',
  method: 'GET',
  path: '/building_sales',
  subjects: ({ query }) => [query['query']],
  handle: ({ query }) => {
    const text = query['query']?.trim() ?? '';
    if (text === '' || text.length > 300) return supplierError(422, undefined, 'query');
    const building = findBuilding(register, text);
    if (!building) return UNKNOWN_BUILDING;
    const flats = register.all.filter(({ use, building: of }) => use === 'flat' && of === building.number);
    const answer = buildingSales(building, flats, dayFrom(now(), -1));
    return { body: { ...answer, asked: { query: text }, total: answer.sales.length } };
  },
});
