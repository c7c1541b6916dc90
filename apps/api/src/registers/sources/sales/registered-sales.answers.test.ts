import { testAnswers } from '../../../../test/source-answers.ts';
import { createRegisteredSales } from './registered-sales.ts';

const signal = new AbortController().signal;
const sale = (id: string, price: number) => ({
  id,
  registered_on: '2026-10-11',
  kad_number: '78:12:0090007:30041',
  dom_kad_number: '78:12:0090007:3004',
  id_dom: 1203,
  id_district: 107,
  id_city: 1,
  object_type: 'flat',
  rooms: 2,
  area: 54.3,
  floor: 4,
  floors: 9,
  house_kind: 'panel',
  year_built: 1978,
  condition: 'cosmetic',
  ceiling: 2.5,
  coords: [30.4712, 59.8821],
  price,
});
const answer = (sales: readonly object[], more: object = {}) => ({
  asked: { since: '2026-10-01', until: null, cursor: 0 },
  actual_on: '2026-11-26',
  total: sales.length,
  next_cursor: null,
  sales,
  ...more,
});
const right = answer([sale('a/2026-10-11', 9_600_000), sale('b/2026-10-11', 9_700_000)]);

testAnswers({
  adapter: 'createRegisteredSales',
  question: 'registered sales from a day on',
  ask: (url, gate) =>
    createRegisteredSales({ url, key: 'k' }, gate).check({ since: '2026-10-01', cursor: 0 }, signal),
  right,
  read: {
    kind: 'found',
    sourceDate: '2026-11-26',
    data: { nextCursor: null, sales: [{ id: 'a/2026-10-11', price: 9_600_000 }, { id: 'b/2026-10-11' }] },
  },
  needed: [
    'asked',
    'actual_on',
    'total',
    'next_cursor',
    'sales',
    'sales.0.id',
    'sales.0.registered_on',
    'sales.0.id_district',
    'sales.0.id_city',
    'sales.0.object_type',
    'sales.0.area',
    'sales.0.price',
  ],
  none: {
    'a last page without the sales it counts': [{ body: { ...right, total: 12 } }, /не все записи/u],
    'a page from elsewhere in the list': [{ body: { ...right, next_cursor: 5 } }, /не о том/u],
    'an answer about other days': [
      { body: { ...right, asked: { since: '2020-01-01', cursor: 0 } } },
      /не о том/u,
    ],
    'an error of the supplier': [
      { status: 404, body: { error: { code: 'not_found' } } },
      /прежнему адресу/iu,
    ],
  },
});
