import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listAt, testSandbox, type TestSandbox, textAt } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeEach(() => {
  sandbox = testSandbox();
});

afterEach(() => sandbox.stop());

const NUMBER = '78:31:0099001:101';

const search = (query = NUMBER) =>
  sandbox.call(
    'GET',
    `/nspd/api/geoportal/v2/search/geoportal?thematicSearchId=1&query=${encodeURIComponent(query)}`,
  );

const behave = (behaviour: object, rest: object = {}) =>
  sandbox.call('PUT', '/control/api/behaviours', { payload: { source: 'nspd', behaviour, ...rest } });

async function extract(how: string) {
  const created = await sandbox.call('POST', '/kadnet/v2/Requests/Create?api-key=sandbox-kadnet-key', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `Number=${NUMBER}&RequestType=EgrnObject`,
  });
  const id = textAt(created.body, 'Data.Id');
  await sandbox.call('POST', `/control/api/extracts/${id}/finish`);
  await sandbox.call('PUT', '/control/api/behaviours', {
    payload: { source: 'kadnet', operation: 'Result', behaviour: { kind: 'broken', how } },
  });
  return sandbox.app.inject(`/kadnet/v2/Requests/Result/${id}?api-key=sandbox-kadnet-key&type=xml`);
}

describe('a switched source', () => {
  test('a failing source answers with the configured status in its own error format', async () => {
    await behave({ kind: 'failing', status: 429 });
    expect(await search()).toMatchObject({ status: 429, body: { code: 429, message: 'Too Many Requests' } });
  });

  test('a switch leaves other subjects, operations and sources alone', async () => {
    await behave({ kind: 'failing', status: 503 }, { subject: NUMBER });
    expect((await search()).status).toBe(503);
    expect((await search('78:31:0099001:102')).status).toBe(200);
  });

  test('a switch with a number of calls removes itself afterwards', async () => {
    await behave({ kind: 'failing', status: 500 }, { times: 2 });
    expect([(await search()).status, (await search()).status, (await search()).status]).toEqual([
      500, 500, 200,
    ]);
    expect((await sandbox.call('GET', '/control/api/behaviours')).body).toEqual({ behaviours: [] });
  });

  test('a slow source answers after the configured delay', async () => {
    await behave({ kind: 'slow', ms: 120 });
    const started = performance.now();
    expect((await search()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('a silent source keeps the connection open until the caller gives up, and does not delay shutdown', async () => {
    const { port } = await sandbox.start();
    await behave({ kind: 'silent' });
    const url = `http://127.0.0.1:${port}/nspd/api/geoportal/v2/search/geoportal?thematicSearchId=1&query=${NUMBER}`;
    const arrived = async () =>
      ((await sandbox.call('GET', '/control/api/journal?source=nspd')).body['calls'] as unknown[]).length;
    const caller = new AbortController();
    const asked = fetch(url, { signal: caller.signal }).catch(() => 'given up');
    await expect.poll(arrived).toBe(1);
    expect(await Promise.race([asked, setTimeout(150, 'silence')])).toBe('silence');
    caller.abort();
    expect(await asked).toBe('given up');
    const waiting = fetch(url).catch(() => 'cut off');
    await expect.poll(arrived).toBe(2);
    // Without a timeout of its own the call would stay open for ever, and shutdown would wait for it.
    await sandbox.stop();
    expect(await waiting).toBe('cut off');
  });

  test('a switch may do the work and lose only the answer', async () => {
    await sandbox.call('PUT', '/control/api/behaviours', {
      payload: {
        source: 'kadnet',
        operation: 'Create',
        behaviour: { kind: 'failing', status: 504, executes: true },
      },
    });
    const created = await sandbox.call('POST', '/kadnet/v2/Requests/Create?api-key=sandbox-kadnet-key', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `Number=${NUMBER}&RequestType=EgrnObject`,
    });
    expect(created.status).toBe(504);
    expect(
      (await sandbox.call('GET', `/control/api/extracts?subject=${NUMBER}`)).body['extracts'],
    ).toHaveLength(1);
  });
});

describe('a broken answer', () => {
  test('html: the answer is a web page instead of data', async () => {
    await behave({ kind: 'broken', how: 'html' });
    const answer = await search();
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.status).toBe(200);
  });

  test('maintenance, captcha: the answer is a page that says so, with status 200', async () => {
    for (const [how, words] of [
      ['maintenance', 'Технические работы'],
      ['captcha', 'код с картинки'],
    ] as const) {
      await behave({ kind: 'broken', how });
      const answer = await search();
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(words);
    }
  });

  test('login: the answer leads to another page', async () => {
    await behave({ kind: 'broken', how: 'login' });
    const answer = await search();
    expect([answer.status, answer.headers['location']]).toEqual([302, '/login']);
  });

  test('repeated_key: the first field comes twice, the second time empty', async () => {
    await behave({ kind: 'broken', how: 'repeated_key' });
    const { text } = await search();
    expect(text).toMatch(/^\{"data":.*,"data":null\}$/s);
  });

  test('newer: the answer has fields and words nobody has seen', async () => {
    await behave({ kind: 'broken', how: 'newer' });
    const { body } = await search();
    expect(body).toMatchObject({ newer_field: 'новое', data: { newer_field: 'новое' } });
  });

  test('cut_off: the connection breaks in the middle of the answer', async () => {
    const { port } = await sandbox.start();
    await behave({ kind: 'broken', how: 'cut_off' });
    const path = `/nspd/api/geoportal/v2/search/geoportal?thematicSearchId=1&query=${NUMBER}`;
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await expect(response.text()).rejects.toThrow(/terminated/);
    await sandbox.stop();
  });

  test('truncated: the answer is JSON cut in the middle', async () => {
    await behave({ kind: 'broken', how: 'truncated' });
    const { text } = await search();
    expect(text.length).toBeGreaterThan(50);
    expect(() => JSON.parse(text)).toThrow(/JSON/);
  });

  test('empty: the answer has no body', async () => {
    await behave({ kind: 'broken', how: 'empty' });
    expect((await search()).text).toBe('');
  });

  test('wrong_encoding: the answer is Windows-1251 declared as UTF-8', async () => {
    const { rawPayload } = await extract('wrong_encoding');
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(rawPayload)).toThrow(/not valid/);
    expect(new TextDecoder('windows-1251').decode(rawPayload)).toContain('Роскадастр');
  });

  test('wrong_root: the answer is an unknown document', async () => {
    const { payload } = await extract('wrong_root');
    expect(payload).toContain('<unexpected_document>');
    expect(payload).toContain('</unexpected_document>');
    expect(payload).not.toContain('extract_about_property_room');
  });

  test('entities: the answer nests entities', async () => {
    const { payload } = await extract('entities');
    expect(payload).toContain('<!ENTITY e9');
  });

  test('huge: the answer is sixty-four megabytes, generated while it is sent', async () => {
    const { rawPayload } = await extract('huge');
    expect(rawPayload.length).toBeGreaterThan(64 * 1024 * 1024);
  });
});

describe('a broken answer of rows', () => {
  test('duplicated: the answer contains every row twice', async () => {
    const whole = listAt((await search('Маяковского 101')).body, 'data.features');
    await behave({ kind: 'broken', how: 'duplicated' });
    const doubled = listAt((await search('Маяковского 101')).body, 'data.features');
    expect(whole.length).toBeGreaterThan(0);
    expect(doubled).toHaveLength(whole.length * 2);
    expect(doubled[0]).toEqual(doubled[1]);
  });

  test('endless: the answer goes on until the caller closes it, and does not delay shutdown', async () => {
    const { port } = await sandbox.start();
    await behave({ kind: 'broken', how: 'endless' });
    const url = `http://127.0.0.1:${port}/nspd/api/geoportal/v2/search/geoportal?thematicSearchId=1&query=${NUMBER}`;
    const response = await fetch(url);
    const reader = response.body?.getReader();
    const read = async (): Promise<number> => (await reader?.read())?.value?.length ?? 0;
    expect([response.status, await read(), await read()]).toEqual([200, expect.any(Number), 1024]);
    // An answer that did not stop would run the test into its timeout.
    await sandbox.stop();
  });
});

describe('the journal', () => {
  test('the journal records the caller, the call and its result, by subject', async () => {
    await search();
    await behave({ kind: 'failing', status: 503 }, { subject: NUMBER });
    await search();
    const { body } = await sandbox.call('GET', `/control/api/journal?source=nspd&subject=${NUMBER}`);
    expect(body['calls']).toMatchObject([
      { operation: 'search', behaviour: 'failing', status: 503 },
      { operation: 'search', behaviour: 'normal', status: 200 },
    ]);
  });
});
