import { describe, expect, test } from 'vitest';
import { listAt, testSandbox } from '../testing/test-sandbox.ts';
import { MODELS } from './models.domain.ts';

const sandbox = testSandbox();
const KEY = { authorization: 'Bearer sandbox-car-adverts-token' };
const DAY_MS = 86_400_000;
const daysAgo = (days: number, now = Date.now()): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);
const question = (more: object = {}) => ({
  vehicle: 'KIA RIO',
  year: 2018,
  years: 2,
  seen_since: daysAgo(180),
  ...more,
});
const ask = (payload: object, one = sandbox) =>
  one.call('POST', '/car-adverts/v1/similar', { headers: KEY, payload });
const rowsOf = async (more: object = {}) => listAt((await ask(question(more))).body, 'adverts');

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const pricesOf = (rows: Record<string, unknown>[]): number[] => rows.map(({ price }) => Number(price));

describe('adverts of used cars', () => {
  test('a model is found as the register writes it, with its generation of the year', async () => {
    const { body } = await ask(question({ vehicle: 'kia rio' }));
    expect(body).toMatchObject({
      asked: { vehicle: 'kia rio', year: 2018 },
      model: { id: 2, make: 'Kia', model: 'Rio' },
      generation: 'IV',
    });
    // Two generations were made that year.
    expect((await ask(question({ year: 2017 }))).body['generation']).toBeNull();
    for (const { written } of MODELS)
      expect((await ask(question({ vehicle: written[0], year: 2021 }))).status).toBe(200);
  });

  test('older cars and those that were driven farther are cheaper', async () => {
    const young = await rowsOf({ year: 2022 });
    const old = await rowsOf({ year: 2013 });
    expect(median(pricesOf(young))).toBeGreaterThan(median(pricesOf(old)) * 1.5);
    const own = (await rowsOf({ years: 0, year: 2018 })).filter(
      ({ condition, price_terms: terms }) => condition === 'ok' && terms === 'plain',
    );
    const [near, far] = [
      own.filter(({ mileage }) => Number(mileage) < 120_000),
      own.filter(({ mileage }) => Number(mileage) > 160_000),
    ];
    expect(median(pricesOf(near))).toBeGreaterThan(median(pricesOf(far)));
  });

  test('among them are damaged cars, cars on two sites, prices on terms and slips of the pen', async () => {
    const rows = (await Promise.all([2010, 2014, 2018, 2022].map((year) => rowsOf({ year })))).flat();
    expect(rows.some(({ condition }) => condition === 'damaged')).toBe(true);
    expect(rows.some(({ price_terms: terms }) => terms === 'conditional')).toBe(true);
    expect(rows.some(({ state }) => state === 'sold')).toBe(true);
    const tails = rows.flatMap(({ vin_tail: tail }) => (tail === null ? [] : [tail]));
    expect(new Set(tails).size).toBeLessThan(tails.length);
    const middle = median(pricesOf(rows));
    expect(pricesOf(rows).some((price) => price > middle * 6 || price < 1000)).toBe(true);
  });

  test('the rarely sold van has few adverts, and cars of the Japanese market have the wheel on the right', async () => {
    expect((await rowsOf({ vehicle: 'ГАЗ ГАЗЕЛЬ NEXT' })).length).toBeLessThan(8);
    const right = await rowsOf({ vehicle: 'TOYOTA COROLLA FIELDER', year: 2014 });
    expect(new Set(right.map(({ steering }) => steering))).toEqual(new Set(['right']));
  });

  test('no more than 300 come at once, the nearest in year first, and all are counted', async () => {
    const { body } = await ask(question({ years: 5 }));
    const rows = listAt(body, 'adverts');
    expect(rows.length).toBeLessThanOrEqual(300);
    expect(Number(body['total'])).toBeGreaterThan(rows.length);
    const away = rows.map(({ year }) => Math.abs(Number(year) - 2018));
    expect(away).toEqual(away.toSorted((one, other) => one - other));
  });

  test('what was published stays: a day later the same adverts are told, some of them as ended', async () => {
    const other = testSandbox();
    const before = listAt((await ask(question(), other)).body, 'adverts');
    other.pass(DAY_MS);
    const after = new Map(
      listAt((await ask(question(), other)).body, 'adverts').map((row) => [row['id'], row]),
    );
    const same = before.filter(({ id, year }) => after.get(id)?.['year'] === year);
    expect(same.length).toBeGreaterThan(before.length * 0.9);
  });

  test('an unknown model, a wrong question and a missing key have their errors', async () => {
    expect(await ask(question({ vehicle: 'НИКТО' }))).toMatchObject({
      status: 404,
      body: { error: { code: 'model_not_found' } },
    });
    for (const [field, value] of Object.entries({
      vehicle: '',
      year: 1.5,
      years: 9,
      seen_since: '2026-02-31x',
    }))
      expect(await ask(question({ [field]: value }))).toMatchObject({
        status: 422,
        body: { error: { field } },
      });
    const { status } = await sandbox.call('POST', '/car-adverts/v1/similar', { payload: question() });
    expect(status).toBe(401);
  });

  test('a switch makes prices absurd', async () => {
    const other = testSandbox();
    await other.call('PUT', '/control/api/behaviours', {
      payload: {
        source: 'car-adverts',
        operation: 'listing',
        subject: 'KIA RIO',
        behaviour: { kind: 'absurd' },
      },
    });
    const prices = pricesOf(listAt((await ask(question(), other)).body, 'adverts'));
    expect(prices.some((price) => price < 0)).toBe(true);
    expect(prices.some((price) => price > 1_000_000_000)).toBe(true);
  });
});
