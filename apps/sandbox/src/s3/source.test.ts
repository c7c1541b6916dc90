import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

type Method = 'GET' | 'PUT' | 'DELETE';
type Sent = {
  body?: string;
  headers?: Record<string, string>;
  secret?: string;
  keyId?: string;
  at?: Date;
  /** What arrives in place of the signed body. */
  arrives?: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A call signed step by step as in AWS's documentation. */
function s3(sandbox: TestSandbox, method: Method, url: string, sent: Sent = {}) {
  const { body = '', secret = 'sandbox-s3-secret', keyId = 'sandbox-s3-key', at = new Date() } = sent;
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const signed = { host: 'localhost:80', 'x-amz-content-sha256': sha256(body), 'x-amz-date': time };
  const [path = '', query = ''] = url.split('?');
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const request = [method, path, query, lines.join(''), names, sha256(body)].join('\n');
  const scope = `${day}/ru-central1/s3/aws4_request`;
  const key = ['ru-central1', 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`).toString('hex');
  return sandbox.call(method, url, {
    headers: {
      ...signed,
      authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
      ...(method === 'PUT' && { 'content-type': 'text/plain' }),
      ...sent.headers,
    },
    ...(method === 'PUT' && { payload: sent.arrives ?? body }),
  });
}

const codeOf = ({ text }: { text: string }) => /<Code>(\w+)<\/Code>/.exec(text)?.[1];

describe('signatures', () => {
  test('only a call signed with the secret, now, and with the body that came is done', async () => {
    const sandbox = testSandbox();
    const put = (sent: Sent) => s3(sandbox, 'PUT', '/s3/releases/a.txt', { body: 'a', ...sent });
    expect((await put({})).status).toBe(200);
    const refused = await Promise.all([
      put({ secret: 'wrong' }),
      put({ keyId: 'another' }),
      put({ at: new Date(Date.now() - 20 * 60_000) }),
      put({ arrives: 'b' }),
      put({ headers: { authorization: '' } }),
      put({ headers: { 'x-amz-acl': 'public-read' } }),
      put({ headers: { 'content-md5': 'AAAA' } }),
    ]);
    expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual([
      [403, 'SignatureDoesNotMatch'],
      [403, 'InvalidAccessKeyId'],
      [403, 'RequestTimeTooSkewed'],
      [400, 'XAmzContentSHA256Mismatch'],
      [403, 'AccessDenied'],
      [403, 'AccessDenied'],
      [400, 'BadDigest'],
    ]);
  });
});

describe('conditions', () => {
  test('a write under a condition that does not hold is refused and changes nothing', async () => {
    const sandbox = testSandbox();
    const put = (body: string, headers: Record<string, string>) =>
      s3(sandbox, 'PUT', '/s3/releases/a.txt', { body, headers });
    expect(codeOf(await put('1', { 'if-match': '"x"' }))).toBe('NoSuchKey');
    const first = await put('1', { 'if-none-match': '*' });
    expect(first.headers['etag']).toBe(`"${createHash('md5').update('1').digest('hex')}"`);
    expect((await put('2', { 'if-none-match': '*' })).status).toBe(412);
    expect((await put('2', { 'if-match': '"x"' })).status).toBe(412);
    expect((await put('2', { 'if-match': String(first.headers['etag']) })).status).toBe(200);
    expect((await put('3', { 'if-match': String(first.headers['etag']) })).status).toBe(412);
    expect((await s3(sandbox, 'GET', '/s3/releases/a.txt')).text).toBe('2');
  });

  test('of two conditional writes at the same time one is told of a conflict', async () => {
    const sandbox = testSandbox();
    const put = (body: string) =>
      s3(sandbox, 'PUT', '/s3/releases/a.txt', { body, headers: { 'if-none-match': '*' } });
    const answers = await Promise.all([put('1'), put('2')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('ConditionalRequestConflict');
  });

  test('a read of what did not change is 304, and of nothing 404', async () => {
    const sandbox = testSandbox();
    const { headers } = await s3(sandbox, 'PUT', '/s3/releases/a.txt', { body: '1' });
    const get = (key: string) =>
      s3(sandbox, 'GET', `/s3/releases/${key}`, { headers: { 'if-none-match': String(headers['etag']) } });
    expect(await get('a.txt')).toMatchObject({ status: 304, text: '' });
    const none = await get('b.txt');
    expect([none.status, codeOf(none), none.headers['content-type']]).toEqual([
      404,
      'NoSuchKey',
      'application/xml',
    ]);
  });

  test('switches make it ignore conditions or see conflicts', async () => {
    const sandbox = testSandbox();
    const behave = (kind: string) =>
      sandbox.call('PUT', '/control/api/behaviours', {
        payload: { source: 's3', operation: 'conditions', behaviour: { kind } },
      });
    const put = () =>
      s3(sandbox, 'PUT', '/s3/releases/a.txt', { body: '1', headers: { 'if-none-match': '*' } });
    await put();
    await behave('lose');
    expect((await put()).status).toBe(200);
    await behave('refuse');
    expect((await put()).status).toBe(409);
  });
});

test('a list goes page by page, with folders as common prefixes', async () => {
  const sandbox = testSandbox();
  for (const key of ['log/a', 'log/b/1', 'log/b/2', 'log/c', 'other'])
    await s3(sandbox, 'PUT', `/s3/releases/${key}`, { body: '1' });
  const pages: string[][] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const next = token && `continuation-token=${encodeURIComponent(token)}&`;
    const url = `/s3/releases?${next}delimiter=%2F&list-type=2&max-keys=2&prefix=log%2F`;
    const { text } = await s3(sandbox, 'GET', url);
    pages.push([...text.matchAll(/<(?:Key|CommonPrefixes><Prefix)>([^<]+)/g)].map(([, name = '']) => name));
    token = /<NextContinuationToken>([^<]+)/.exec(text)?.[1];
  }
  expect(pages).toEqual([['log/a', 'log/b/'], ['log/c']]);
});
