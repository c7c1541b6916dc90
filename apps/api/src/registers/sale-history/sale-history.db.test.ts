import { beforeEach, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { away, createFakeSource, found, nothing } from '../../../test/fake-sources.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import type { BuildingSales } from '../sources/sales/sales.ts';

const SALES: BuildingSales = {
  building: { address: 'ул. Маяковского, д. 101', cadastral_number: '78:31:0099001:100' },
  sales: [{ registered_on: '2025-03-01', rooms: 2, area: 50, floor: 4, price: 5_000_000, kind: 'deal' }],
};
const sales = createFakeSource<string, BuildingSales>(() => found(SALES));

let world: TestWorld;
let person: SignedInPerson;
beforeEach(async () => {
  sales.asked.length = 0;
  sales.answer = () => found(SALES);
  const config = testConfig({}, { sale_history_user: { count: 3, windowSeconds: 3600 } });
  world = await createTestWorld({ config, replace: { sales } });
  person = await world.signIn({ paid: 100_000 });
});

const ask = async (query: string, by = person) =>
  (await by.request({ url: `/sale_history?query=${encodeURIComponent(query)}` })).json();

describe('the sale history of a building', () => {
  test('the sale history of a building lists every sale and a summary by year', async () => {
    expect(await ask('Маяковского 101')).toMatchObject({
      building: SALES.building,
      source: 'Тестовый источник',
      sales: [{ date: '2025-03-01', rooms: 2, floor: 4, price: 5_000_000, price_per_m2: 100_000 }],
      years: [{ year: 2025, sales: 1, median_price_per_m2: 100_000 }],
    });
  });

  test('the sale history is requested by building, with the flat dropped and the number normalised', async () => {
    await ask('г Казань, ул Тестовая, д 1, кв 5');
    await ask('78-31-0099001-100');
    await ask('Маяковского 101');
    expect(sales.asked).toEqual(['г Казань, ул Тестовая, д 1', '78:31:0099001:100', 'Маяковского 101']);
  });

  test('a sale history requested before comes from the cache for everybody and does not count against the limit', async () => {
    for (let i = 0; i < 5; i += 1) await ask('Маяковского  101');
    await ask('маяковского 101', await world.signIn());
    expect(sales.asked).toHaveLength(1);
    for (const query of ['а', 'б']) await ask(query);
    expect(await ask('в')).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  test('the sale history is empty when no sales are known', async () => {
    sales.answer = () => nothing;
    expect(await ask('Маяковского 101')).toMatchObject({ building: null, sales: [], years: [] });
  });

  test('the sale history is refused while the source does not answer, and the failure is not cached', async () => {
    sales.answer = () => away;
    const answer = await person.request({ url: '/sale_history?query=x' });
    expect(answer.json()).toMatchObject({ status: 503, code: 'source_unavailable' });
    expect(answer.headers['retry-after']).toBe('60');
    sales.answer = () => found(SALES);
    expect(await ask('x')).toMatchObject({ building: SALES.building });
  });

  test('the sale history is free and requires a session', async () => {
    expect((await world.api.inject('/sale_history?query=x')).json()).toMatchObject({
      code: 'unauthenticated',
    });
    await ask('Маяковского 101');
    const check = (await person.request({ method: 'POST', url: '/token' })).json();
    expect(check.account).toMatchObject({ balance: '1000.00', sum_of_transactions: '0.00' });
  });

  test('a sale history without an address or number is refused', async () => {
    expect(await ask(' ')).toMatchObject({ status: 400, fields: { query: 'Обязательное поле' } });
    expect(await ask('а'.repeat(301))).toMatchObject({ fields: { query: 'Поле слишком длинное' } });
  });
});
