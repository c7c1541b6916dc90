import { testAnswers } from '../../../../test/source-answers.ts';
import { createSales } from './sales.ts';

const signal = new AbortController().signal;
const QUERY = '78:31:0099001:101';
const sale = (floor: number) => ({
  registered_on: '2026-05-12',
  rooms: 2,
  area: 54.3,
  floor,
  price: 9_850_000,
  kind: 'deal',
});
const answer = (sales: readonly object[], more: object = {}) => ({
  building: { cadastral_number: '78:31:0099001:100', address: 'г. Тестовск, ул. Образцовая, д. 1' },
  asked: { query: QUERY },
  actual_on: '2026-11-20',
  total: sales.length,
  sales,
  ...more,
});

testAnswers({
  adapter: 'createSales',
  question: 'sales in a building',
  ask: (url, gate) => createSales({ url, key: 'k' }, gate).check(QUERY, signal),
  right: answer([sale(4), sale(5)]),
  read: { kind: 'found', sourceDate: '2026-11-20', data: { sales: [sale(4), sale(5)] } },
  needed: [
    'building',
    'building.address',
    'sales',
    'sales.0.registered_on',
    'sales.0.area',
    'sales.0.price',
    'sales.0.kind',
  ],
  nothing: { 'an unknown building': { status: 404, body: { error: { code: 'building_not_found' } } } },
  none: {
    'a list without sales that ought to have some': [{ body: answer([], { total: 12 }) }, /не все записи/u],
    'another error of the supplier': [
      { status: 404, body: { error: { code: 'not_found' } } },
      /прежнему адресу/iu,
    ],
    'an answer to another question': [{ body: answer([sale(4)], { asked: { query: 'x' } }) }, /не о том/u],
    'a kind of sale nobody knows': [{ body: answer([{ ...sale(4), kind: 'auction' }]) }, /не похож/u],
  },
});
