import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { known, processing } from '../testing/known.ts';
import { listAt, testSandbox, type TestSandbox, textAt } from '../testing/test-sandbox.ts';

const sandbox = testSandbox();

const ask = (query: string, from: TestSandbox = sandbox) =>
  from.call('POST', '/egrul/', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ query }).toString(),
  });

async function rows(query: string) {
  const { body } = await ask(query);
  expect(body).toMatchObject({ captchaRequired: false });
  return listAt((await sandbox.call('GET', `/egrul/search-result/${textAt(body, 't')}`)).body, 'rows');
}

describe('the register of companies', () => {
  test('the register of companies returns the recorded row of a real company', async () => {
    const file = new URL('../../data/egrul/search.json', import.meta.url);
    const sample = JSON.parse(readFileSync(file, 'utf8')) as { rows: object[] };
    expect(await rows('7707083893')).toMatchObject([{ ...sample.rows[0], tot: '1', t: expect.any(String) }]);
  });

  test('the register of companies finds invented companies by INN, OGRN and name', async () => {
    const { inn, ogrn } = await known(sandbox, 'companies', 'company-disqualified');
    const expected = {
      i: inn,
      o: ogrn,
      c: 'ООО "УСЛОВНОСТЬ"',
      g: expect.stringMatching(/: Условнов Глеб Андреевич$/),
      k: 'ul',
    };
    for (const query of [inn, ogrn, 'условность']) expect(await rows(query ?? '')).toMatchObject([expected]);
  });

  test('the register of companies gives the date a company was terminated', async () => {
    const { inn } = await known(sandbox, 'companies', 'company-liquidated');
    expect(await rows(inn ?? '')).toMatchObject([{ r: '14.05.2012', e: '01.09.2023' }]);
  });

  test('the register of companies says when a company is bankrupt or in liquidation', async () => {
    for (const [scenario, state] of [
      ['company-bankrupt', 'Открыто конкурсное производство'],
      ['company-liquidating', 'Находится в процессе ликвидации'],
    ] as const) {
      const { inn } = await known(sandbox, 'companies', scenario);
      expect(await rows(inn ?? '')).toMatchObject([{ s: state }]);
    }
  });

  test('the register of companies includes entrepreneurs', async () => {
    const { inn } = await known(sandbox, 'people', 'entrepreneur');
    expect(await rows(inn ?? '')).toMatchObject([
      { k: 'fl', n: 'МАКЕТОВ АНДРЕЙ ПАВЛОВИЧ', o: expect.stringMatching(/^3\d{14}$/) },
    ]);
  });

  test('an unknown company has no rows and an empty query is refused', async () => {
    expect(await rows('7700000000')).toEqual([]);
    expect((await ask(' ')).status).toBe(400);
    expect((await sandbox.call('GET', '/egrul/search-result/nobody')).status).toBe(404);
  });

  test('a slow search of the register of companies answers «wait» until it is done', async () => {
    const slow = testSandbox();
    await processing(slow, 'egrul', { kind: 'slow', ms: 2000 }, '7707083893');
    const path = `/egrul/search-result/${textAt((await ask('7707083893', slow)).body, 't')}`;
    expect((await slow.call('GET', path)).body).toEqual({ status: 'wait' });
    slow.pass(2000);
    expect(listAt((await slow.call('GET', path)).body, 'rows')).toHaveLength(1);
  });
});

test('a search of the register of companies may be met with a captcha', async () => {
  const guarded = testSandbox();
  await guarded.call('PUT', '/control/api/behaviours', {
    payload: { source: 'egrul', operation: 'captcha', behaviour: { kind: 'refuse' } },
  });
  expect((await ask('7707083893', guarded)).body).toMatchObject({ captchaRequired: true });
});

describe('an extract', () => {
  test('an extract is requested by row, polled for and downloaded as a PDF', async () => {
    const [row] = await rows('0010001194');
    const requested = await sandbox.call('GET', `/egrul/vyp-request/${textAt(row, 't')}`);
    const token = textAt(requested.body, 't');
    const status = async () => (await sandbox.call('GET', `/egrul/vyp-status/${token}`)).body;
    expect(await status()).toEqual({ status: 'wait' });
    expect((await sandbox.call('GET', `/egrul/vyp-download/${token}`)).status).toBe(404);
    sandbox.pass(500);
    expect(await status()).toEqual({ status: 'ready' });
    const file = await sandbox.call('GET', `/egrul/vyp-download/${token}`);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.text).toMatch(/^%PDF-1\.4[\s\S]*INN 0010001194[\s\S]*%%EOF\n$/);
    const startOfTable = Number(/startxref\n(\d+)/.exec(file.text)?.[1]);
    expect(file.text.slice(startOfTable, startOfTable + 4)).toBe('xref');
  });
});
