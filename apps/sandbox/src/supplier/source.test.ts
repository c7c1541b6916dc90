import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAt, testSandbox, textAt } from '../testing/test-sandbox.ts';

type Passport = Record<
  'last_name' | 'first_name' | 'middle_name' | 'birth_date' | 'series' | 'number' | 'status',
  string
>;

const sandbox = testSandbox();
const passports = JSON.parse(
  readFileSync(new URL('../../data/passports.json', import.meta.url), 'utf8'),
) as Passport[];

const check = (payload: object, authorization = 'Bearer sandbox-supplier-token') =>
  sandbox.call('POST', '/supplier/v1/passport', { headers: { authorization }, payload });

const [first] = passports;
if (!first) throw new Error('no passports');

describe('the passport check', () => {
  test('the passport check knows at least thirty passports and answers each as listed', async () => {
    expect(passports.length).toBeGreaterThanOrEqual(30);
    for (const { status, ...person } of passports) {
      expect((await check(person)).body).toMatchObject({
        status,
        checked_at: expect.any(String),
        source_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }
    expect(new Set(passports.map(({ status }) => status))).toEqual(new Set(['valid', 'invalid', 'unknown']));
  });

  test('the passport check ignores case and treats ё as е', async () => {
    const person = passports.find(({ status, first_name: name }) => status === 'valid' && name.includes('ё'));
    const { status: _status, ...fields } = person ?? first;
    const answer = await check({ ...fields, first_name: fields.first_name.toUpperCase().replace('Ё', 'Е') });
    expect(answer.body['status']).toBe('valid');
  });

  test('a known passport under another name is not valid, and an unknown one is reported as unknown', async () => {
    const { status: _status, ...person } = first;
    expect((await check({ ...person, last_name: 'Другов' })).body['status']).toBe('invalid');
    expect((await check({ ...person, number: '999999' })).body['status']).toBe('unknown');
  });

  test.each(['last_name', 'first_name', 'birth_date', 'series', 'number'])(
    'the passport check refuses a request without %s',
    async (field) => {
      const { status: _status, ...person } = first;
      const answer = await check({ ...person, [field]: undefined });
      expect([answer.status, answer.body]).toMatchObject([
        422,
        { error: { code: 'invalid_request', field } },
      ]);
    },
  );

  test('the passport check requires the key', async () => {
    expect(await check(first, 'Bearer wrong')).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
  });
});

describe('sales of flats in a building', () => {
  const authorization = 'Bearer sandbox-supplier-token';
  const ask = (query: string) =>
    sandbox.call('GET', `/supplier/v1/building_sales?query=${encodeURIComponent(query)}`, {
      headers: { authorization },
    });
  const BUILDING = '78:31:0099001:100';

  // The market is made at the first question, which on a busy machine outlasts a test.
  beforeAll(async () => {
    await ask(BUILDING);
  });

  test('sales in a building are the same in every answer, by number of the building or of a flat in it and by address', async () => {
    const first = await ask(BUILDING);
    expect(first.body).toMatchObject({
      building: { cadastral_number: BUILDING, address: 'г. Санкт-Петербург, ул. Маяковского, д. 101' },
    });
    const sales = listAt(first.body, 'sales');
    expect(sales.length).toBeGreaterThan(10);
    for (const query of ['78:31:0099001:101', 'Маяковского 101', BUILDING]) {
      expect((await ask(query)).body).toEqual({ ...(first.body as object), asked: { query } });
    }
  });

  test('sales in a building come latest first, none after the date of the data', async () => {
    const { body } = await ask(BUILDING);
    const days = listAt(body, 'sales').map((sale) => textAt(sale, 'registered_on'));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days[0]?.localeCompare(textAt(body, 'actual_on'))).toBeLessThanOrEqual(0);
    expect(new Set(days.map((day) => day.slice(0, 4))).size).toBeGreaterThanOrEqual(8);
  });

  test('sales are those of the market, also in a house that only the market knows', async () => {
    const sold = await sandbox.call('GET', '/supplier/v1/registered_sales?since=2024-01-01', {
      headers: { authorization },
    });
    const [sale] = listAt(sold.body, 'sales');
    const { body } = await ask(textAt(sale, 'dom_kad_number'));
    const { registered_on, rooms, area, floor, price } = sale ?? {};
    expect(listAt(body, 'sales')).toContainEqual({ registered_on, rooms, area, floor, price, kind: 'deal' });
  });

  test('an office building has no sales, and an ambiguous query has no building', async () => {
    expect((await ask('78:31:0099001:125')).body['sales']).toEqual([]);
    for (const query of ['78:31:0099001:999999', 'ул Маяковского', 'где-то']) {
      expect(await ask(query)).toMatchObject({
        status: 404,
        body: { error: { code: 'building_not_found' } },
      });
    }
  });

  test('sales in a building require a query and the key', async () => {
    expect(await ask(' ')).toMatchObject({ status: 422, body: { error: { field: 'query' } } });
    expect((await sandbox.call('GET', `/supplier/v1/building_sales?query=${BUILDING}`)).status).toBe(401);
  });
});
