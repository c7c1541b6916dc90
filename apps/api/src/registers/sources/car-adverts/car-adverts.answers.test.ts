import { createGate } from '#platform/outbound/gate.ts';
import { testAnswers } from '../../../../test/source-answers.ts';
import { createCarAdverts } from './car-adverts.ts';

const signal = new AbortController().signal;
const advert = (id: number, price: number, more: object = {}) => ({
  id,
  url: `https://avtovitrina.example/${id}`,
  id_model: 2,
  generation: 'IV',
  year: 2018,
  mileage: 96_000,
  engine_cm3: 1591,
  power_hp: 123,
  transmission: 'automatic',
  steering: 'left',
  condition: 'ok',
  seller: 'dealer',
  region: '78',
  city: 'Санкт-Петербург',
  price,
  price_terms: 'plain',
  vin_tail: '004217',
  colour: 'серый',
  first_seen: '2026-09-02',
  last_seen: '2026-11-27',
  state: 'active',
  ended_on: null,
  ...more,
});
const question = { vehicle: 'KIA RIO', year: 2018, years: 2, seen_since: '2026-05-31' };
const answer = (adverts: readonly object[], more: object = {}) => ({
  asked: question,
  actual_on: '2026-11-27',
  model: { id: 2, make: 'Kia', model: 'Rio' },
  generation: 'IV',
  total: adverts.length,
  adverts,
  ...more,
});
const right = answer([advert(1, 1_250_000), advert(2, 1_190_000)]);
const fields = (place: number) =>
  [
    'id',
    'id_model',
    'year',
    'steering',
    'condition',
    'seller',
    'price',
    'price_terms',
    'first_seen',
    'last_seen',
    'state',
  ].map((field) => `adverts.${place}.${field}`);

testAnswers({
  adapter: 'createCarAdverts',
  question: 'adverts of similar cars',
  ask: (url, gate) =>
    createCarAdverts({ url, key: 'k' }, createGate(gate)).similar(
      { vehicle: 'KIA RIO', year: 2018, years: 2, seenSince: '2026-05-31' },
      signal,
    ),
  right,
  read: {
    kind: 'found',
    sourceDate: '2026-11-27',
    data: { generation: 'IV', adverts: [{ id: 1, price: 1_250_000 }, { id: 2 }] },
  },
  needed: ['asked', 'actual_on', 'model', 'model.id', 'generation', 'total', 'adverts', ...fields(0)],
  nothing: {
    'a model nobody knows': { status: 404, body: { error: { code: 'model_not_found', message: '' } } },
    'a model without adverts': { body: answer([]) },
  },
  none: {
    'a list without adverts that ought to have some': [{ body: answer([], { total: 12 }) }, /не все записи/u],
    'adverts of another model': [{ body: answer([advert(1, 1, { id_model: 3 })]) }, /не о том/u],
    'an answer about another car': [
      { body: { ...right, asked: { ...question, vehicle: 'KIA CEED' } } },
      /не о том/u,
    ],
    'an answer that does not say what it is about': [{ body: { ...right, asked: {} } }, /не сказал, о ком/u],
    'an address that is gone': [{ status: 404, body: { error: { code: 'not_found' } } }, /прежнему адресу/iu],
    'a question that is not taken': [
      { status: 422, body: { error: { code: 'invalid_request', field: 'year' } } },
      /не принял/u,
    ],
  },
});
