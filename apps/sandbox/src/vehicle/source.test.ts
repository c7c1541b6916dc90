import { describe, expect, test } from 'vitest';
import { known, SUPPLIER_KEY } from '../testing/known.ts';
import { listAt, testSandbox, valueAt } from '../testing/test-sandbox.ts';

const sandbox = testSandbox();

const block = async (name: string, scenario: string) => {
  const { vin, body_number: body } = await known(sandbox, 'cars', scenario);
  return ask(name, vin ? { vin } : { body_number: body ?? '' });
};

const ask = (name: string, payload: object) =>
  sandbox.call('POST', `/supplier/v1/vehicle/${name}`, { headers: SUPPLIER_KEY, payload });

describe('the blocks of the traffic police', () => {
  test('the traffic police return the history of a car by VIN and by body number', async () => {
    const clean = await block('history', 'car-clean');
    expect(clean.body).toMatchObject({
      status: 200,
      vin: 'X0T00000000000001',
      RequestResult: { vehicle: { vin: 'X0T00000000000001', year: expect.stringMatching(/^20\d\d$/) } },
    });
    const periods = listAt(clean.body, 'RequestResult.ownershipPeriods.ownershipPeriod');
    expect(periods.at(-1)).not.toHaveProperty('to');
    expect((await block('history', 'car-body-number')).body).toMatchObject({
      status: 200,
      RequestResult: { vehicle: { vin: '', bodyNumber: 'NZE000-3000002' } },
    });
  });

  test.each([
    ['dtp', 'car-accidents', 'RequestResult.Accidents', 2],
    ['wanted', 'car-wanted', 'RequestResult.records', 1],
    ['restrict', 'car-restricted', 'RequestResult.records', 1],
    ['diagnostic', 'car-odometer-rolled-back', 'RequestResult.diagnosticCards.0.previousDcs', 4],
  ])('the block %s has records about the car of scenario %s', async (name, scenario, path, count) => {
    expect(listAt((await block(name, scenario)).body, path)).toHaveLength(count);
    expect(valueAt((await block(name, 'car-everything')).body, path)).toHaveLength(count);
    if (name !== 'diagnostic') expect(valueAt((await block(name, 'car-clean')).body, path)).toEqual([]);
  });

  test('for an unknown car the traffic police return status 404 in the body, with empty lists', async () => {
    const vin = 'X0T00000000099999';
    for (const name of ['history', 'diagnostic'])
      expect(await ask(name, { vin })).toMatchObject({
        status: 200,
        body: { status: 404, RequestResult: null },
      });
    expect((await ask('wanted', { vin })).body).toMatchObject({ status: 200, RequestResult: { count: 0 } });
  });

  test('one car gets the captcha error on every other call, and any car does while a switch says so', async () => {
    const statuses = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await block('history', 'car-asked-again')).body['status']);
    expect(statuses).toEqual([201, 200, 201, 200]);
    const other = testSandbox();
    await other.call('PUT', '/control/api/behaviours', {
      payload: { source: 'vehicle', operation: 'captcha', behaviour: { kind: 'refuse' }, times: 1 },
    });
    const call = () =>
      other.call('POST', '/supplier/v1/vehicle/dtp', {
        headers: SUPPLIER_KEY,
        payload: { vin: 'X0T00000000000001' },
      });
    expect((await call()).body).toEqual({ message: 'Цифры с картинки введены неверно', status: 201 });
    expect((await call()).body['status']).toBe(200);
  });

  test('the traffic police require a VIN or a body number, and the key', async () => {
    expect(await ask('dtp', { plate: 'Т001КХ100' })).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_request', field: 'vin' } },
    });
    expect((await sandbox.call('POST', '/supplier/v1/vehicle/dtp', { payload: {} })).status).toBe(401);
  });
});
