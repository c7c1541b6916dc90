import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { listAt, testSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { createRates } from './rates.ts';

const ask = (sandbox: TestSandbox) =>
  sandbox.call('GET', '/fssp/api/v1.0/status?token=sandbox-fssp-token&task=x');

const rateOf = async (sandbox: TestSandbox, source: string) =>
  listAt((await sandbox.call('GET', '/control/api/rates')).body, 'rates').find(
    (rate) => rate['source'] === source,
  );

describe('a limit of calls a second', () => {
  test('the rate window slides: a call is accepted as soon as the oldest call is a second old', () => {
    let time = 0;
    const rates = createRates(['fssp'], { fssp: 2 }, () => new Date(time));
    const at = (ms: number): number | null => {
      time = ms;
      return rates.arrive('fssp');
    };
    expect([at(0), at(900), at(950), at(999), at(1000), at(1001), at(1900)]).toEqual([
      null,
      null,
      1,
      1,
      null,
      1,
      null,
    ]);
    expect(rates.list()).toEqual([
      { source: 'fssp', per_second: 2, calls: 7, refused: 3, highest_per_second: 5 },
    ]);
  });

  test("a call above the limit gets 429 with Retry-After in the source's format and does not use up a switch", async () => {
    const sandbox = testSandbox({ limits: { fssp: 2 } });
    await ask(sandbox);
    await ask(sandbox);
    await sandbox.call('PUT', '/control/api/behaviours', {
      payload: { source: 'fssp', behaviour: { kind: 'failing', status: 503 }, times: 1 },
    });
    expect(await ask(sandbox)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { status: 'error', code: 429 },
    });
    expect((await sandbox.call('GET', '/control/api/journal?source=fssp&limit=1')).body).toMatchObject({
      calls: [{ operation: 'status', status: 429 }],
    });
    sandbox.pass(1000);
    expect((await ask(sandbox)).status).toBe(503);
  });

  test('the highest rate counts refused calls too, until it is reset', async () => {
    const sandbox = testSandbox({ limits: { fssp: 2 } });
    for (let call = 0; call < 3; call += 1) await ask(sandbox);
    expect(await rateOf(sandbox, 'fssp')).toEqual({
      source: 'fssp',
      per_second: 2,
      calls: 3,
      refused: 1,
      highest_per_second: 3,
    });
    expect((await sandbox.call('GET', '/')).text).toContain(
      'не чаще 2 в секунду, чаще всего было 3, отказано: 1',
    );
    await sandbox.call('DELETE', '/control/api/rates');
    expect(await rateOf(sandbox, 'fssp')).toMatchObject({ per_second: 2, calls: 0, highest_per_second: 0 });
  });

  test('a rate limit can be changed and lifted at runtime', async () => {
    const sandbox = testSandbox({ limits: { fssp: 1 } });
    const limit = (perSecond: unknown, source = 'fssp') =>
      sandbox.call('PUT', '/control/api/rates', { payload: { source, per_second: perSecond } });
    expect((await limit(null)).body).toMatchObject({ source: 'fssp', per_second: null });
    expect([(await ask(sandbox)).status, (await ask(sandbox)).status]).toEqual([404, 404]);
    await limit(1);
    expect([(await ask(sandbox)).status, (await ask(sandbox)).status]).toEqual([404, 429]);
    expect([(await limit(0)).status, (await limit(5, 'nobody')).status]).toEqual([400, 400]);
  });

  test('rate limits have defaults that the environment changes', () => {
    expect(readConfig({}).limits).toEqual({
      supplier: 50,
      vehicle: 10,
      fssp: 5,
      egrul: 10,
      'car-adverts': 10,
    });
    expect(readConfig({ SANDBOX_RATES: 'fssp=3,supplier=0' }).limits).toMatchObject({ fssp: 3, supplier: 0 });
    expect(readConfig({ SANDBOX_RATES: 'none' }).limits).toEqual({});
    expect(() => readConfig({ SANDBOX_RATES: 'fssp=fast' })).toThrow('SANDBOX_RATES');
  });
});
