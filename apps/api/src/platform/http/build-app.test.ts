import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { developmentHosts } from '@proverka/brand/host';
import type { Problem } from '@proverka/contract/problem';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import type { Session } from './session.ts';
import { done, refuse } from '../result.ts';
import { buildApp } from './build-app.ts';
import { trustProxies } from '@proverka/validation/network';
import { createLog } from './log.ts';

const TOKEN = 'a-token-of-twenty-characters-or-more';
const session: Session = {
  userId: '00000000-0000-4000-8000-000000000001',
  tokenHash: Buffer.alloc(32),
  credentialId: '00000000-0000-4000-8000-000000000002',
  email: 'test@example.com',
  name: 'Тестов',
  role: 1,
};

let app: FastifyInstance;
let isDatabaseUp = true;
const lines: string[] = [];

beforeAll(async () => {
  app = await buildApp({
    config: testConfig({}, { requests_address: { count: 1000, windowSeconds: 60 } }),
    log: createLog('error', 'test', { write: (line) => void lines.push(line) }),
    hosts: developmentHosts,
    isTrustedProxy: trustProxies([]),
    findSession: async (token) => (token === TOKEN ? session : null),
    readiness: { database: async () => isDatabaseUp },
    addRoutes: (add) => {
      add('GET /orders', async ({ query }) => done({ orders: [], total: query.offset }));
      add('POST /logout', async () => done({ ok: true as const }));
      add('POST /login', async ({ host, body }) => {
        if (body.username === 'fails@example.com') throw new Error('a broken sign-in');
        return host.entry.brand === 'person-check' ? refuse('wrong_credentials') : refuse('internal');
      });
      add('POST /order/{orderId}/payment', async () => refuse('order_not_found'));
      add('GET /search', async () => {
        throw new Error('a broken invariant');
      });
    },
  });
});
afterAll(() => app.close());

const JSON_HEADERS = { 'content-type': 'application/json' };

async function problemOf(request: string | InjectOptions) {
  const answer = await app.inject(request);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = answer.json<Problem>();
  expect(problem.requestId).toBe(answer.headers['x-request-id']);
  expect(problem.status).toBe(answer.statusCode);
  return { ...problem, headers: answer.headers };
}

describe('problem responses', () => {
  test('bytes that are no request, and headers without end, are answered with a problem', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const send = (bytes: string) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(bytes);
      return text(socket);
    };
    expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[^]*"code":"invalid_request"/);
    const endless = `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await send(endless)).toMatch(/^HTTP\/1\.1 431[^]*"code":"payload_too_large"/);
  });

  test('whoever leaves in the middle of a body is no trouble for an operator; a broken invariant is, after a body too (V16.3.4)', async () => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const head = 'POST /login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
    socket.write(`${head}content-length: 100\r\n\r\n{`);
    await once(app.server, 'request');
    const left = once(socket, 'close');
    socket.destroy();
    await left;
    const payload = { username: 'fails@example.com', password: 'верный пароль' };
    const failed = await fetch(`http://127.0.0.1:${port}/login`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(payload),
    });
    expect(failed.status).toBe(500);
    expect(lines.filter((line) => line.includes('aborted'))).toEqual([]);
    expect(lines.filter((line) => line.includes('a broken sign-in'))).toHaveLength(1);
  });

  test('an unknown path is answered with a problem', async () => {
    expect(await problemOf('/nowhere')).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('a path that is not valid UTF-8 is answered with a problem', async () => {
    expect(await problemOf('/object/%zz')).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('a known path called with another method lists the allowed ones', async () => {
    const problem = await problemOf({ method: 'DELETE', url: '/orders' });
    expect(problem).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(problem.headers['allow']).toBe('GET');
  });

  test.each([
    ['JSON nested 8000 deep', 'application/json', '['.repeat(8000) + ']'.repeat(8000)],
    ['JSON with a hundred thousand keys', 'application/json', `{${'"a":1,'.repeat(40_000)}"b":1}`],
    ['JSON that reaches for a prototype', 'application/json', '{"__proto__":{"role":100}}'],
    ['a form with a hundred thousand fields', 'application/x-www-form-urlencoded', 'a&'.repeat(100_000)],
  ])('%s is refused in words', async (_what, type, payload) => {
    const problem = await problemOf({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': type },
      payload,
    });
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(problem.fields?.['body']).toMatch(/[а-я]{4}/);
  });

  test('broken JSON, a body of another type and a missing body are answered with problems', async () => {
    const broken = { method: 'POST', url: '/login', headers: JSON_HEADERS, payload: '{"username":' } as const;
    expect(await problemOf(broken)).toMatchObject({ status: 400, code: 'invalid_request' });
    const xml = {
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    } as const;
    expect(await problemOf(xml)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    const text = { ...xml, headers: { 'content-type': 'text/plain' } };
    expect(await problemOf(text)).toMatchObject({ status: 415 });
    expect(await problemOf({ method: 'POST', url: '/login' })).toMatchObject({ status: 400 });
  });

  test('a body above 256 KB is refused', async () => {
    const payload = JSON.stringify({ username: 'x'.repeat(300_000) });
    const problem = await problemOf({ method: 'POST', url: '/login', headers: JSON_HEADERS, payload });
    expect(problem).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  test('every wrong field is named in the words of the specification (V2.2.1)', async () => {
    const { fields } = await problemOf({
      method: 'POST',
      url: '/login',
      payload: { username: 'не почта', password: '' },
    });
    expect(fields).toEqual({ username: 'Некорректный email', password: 'Обязательное поле' });
  });

  test('a missing field is called required, not malformed', async () => {
    const { fields } = await problemOf({ method: 'POST', url: '/login', payload: { username: 'a@b.ru' } });
    expect(fields).toEqual({ password: 'Обязательное поле' });
  });

  test('a broken invariant is answered without its details (V16.5.1, V13.4.2)', async () => {
    const problem = await problemOf('/search?query=1');
    expect(problem).toMatchObject({
      status: 500,
      code: 'internal',
      title: 'Что то пошло не так, неизвестная ошибка',
    });
    expect(JSON.stringify(problem)).not.toContain('invariant');
  });

  test('a call that moves money is refused without an idempotency key', async () => {
    const request = {
      method: 'POST',
      url: '/order/00000000-0000-4000-8000-000000000009/payment',
      headers: { authorization: `Bearer ${TOKEN}` },
    } as const;
    expect(await problemOf(request)).toMatchObject({ status: 400, code: 'idempotency_key_missing' });
    const short = { ...request, headers: { ...request.headers, 'idempotency-key': 'k' } };
    expect(await problemOf(short)).toMatchObject({
      code: 'invalid_request',
      fields: { 'idempotency-key': 'Поле слишком короткое' },
    });
  });
});

describe('sessions and hosts of requests', () => {
  test('a guest is refused before the body is read when a call needs a session', async () => {
    expect(await problemOf('/orders?offset=nonsense')).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });

  test('the bearer header and the cookie both open a session', async () => {
    const bearer = await app.inject({
      url: '/orders?offset=20',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(bearer.json()).toEqual({ orders: [], total: 20 });
    expect((await app.inject({ url: '/orders', cookies: { _token: TOKEN } })).statusCode).toBe(200);
  });

  test('a cookie with an unknown token is cleared (V7.2.1)', async () => {
    const { headers } = await problemOf({ url: '/orders', cookies: { _token: 'x'.repeat(43) } });
    expect(String(headers['set-cookie'])).toMatch(/^_token=;.*Expires=Thu, 01 Jan 1970/);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no origin at all', {}],
    ['a sandboxed frame', { origin: 'null' }],
    ['another host of ours', { origin: 'http://fizcheck.localhost:3000' }],
  ])('an unsafe call with the cookie from %s is refused (V3.5.1, V3.5.2)', async (_from, origin) => {
    const request = {
      method: 'POST',
      url: '/logout',
      cookies: { _token: TOKEN },
      headers: { host: '127.0.0.1:4300', 'x-forwarded-host': 'realestate.localhost:3000', ...origin },
    } as const;
    expect(await problemOf(request)).toMatchObject({ status: 403, code: 'origin_mismatch' });
  });

  test('an unsafe call with the cookie passes when it comes from the same host', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/logout',
      cookies: { _token: TOKEN },
      headers: {
        'x-forwarded-host': 'realestate.localhost:3000',
        origin: 'http://realestate.localhost:3000',
      },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('a forwarded host is trusted only from trusted addresses (V4.1.3)', async () => {
    const login = { method: 'POST', url: '/login', payload: { username: 'a@b.ru', password: 'p' } } as const;
    const headers = { host: 'realestate.localhost', 'x-forwarded-host': 'fizcheck.localhost' };
    expect((await app.inject({ ...login, headers, remoteAddress: '127.0.0.1' })).json()).toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await app.inject({ ...login, headers, remoteAddress: '203.0.113.7' })).json()).toMatchObject({
      code: 'internal',
    });
  });

  test('an API client names its site in a header', async () => {
    const login = { method: 'POST', url: '/login', payload: { username: 'a@b.ru', password: 'p' } } as const;
    const headers = { 'source-site': 'https://fizcheck.localhost/' };
    expect((await app.inject({ ...login, headers })).json()).toMatchObject({ code: 'wrong_credentials' });
  });
});

describe('endpoints for operators', () => {
  test('the process is healthy but not ready while the database is down', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    isDatabaseUp = false;
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    // The last answer serves a second.
    await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 3000 }).toBe(503);
    isDatabaseUp = true;
  });

  test("metrics are served on the server's own host only, not through the site (V13.4.5)", async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(200);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(await problemOf({ url: '/metrics', headers })).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('metrics are labelled by route pattern', async () => {
    await app.inject('/orders');
    const metrics = await app.inject('/metrics');
    expect(metrics.body).toContain(
      'proverka_http_request_seconds_count{method="GET",route="/orders",status="401"}',
    );
    expect(metrics.body).toContain('proverka_process_cpu');
  });

  test('the OpenAPI description lists every registered call and has a page (V2.1.1)', async () => {
    const { paths } = (await app.inject('/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(paths)).toContain('/order/{orderId}/payment');
    expect((await app.inject('/docs/')).statusCode).toBe(200);
    for (const file of ['reference.css', 'golos-400.ttf', 'golos-600.ttf', 'openapi.json', 'orders/'])
      expect([file, (await app.inject(`/docs/${file}`)).statusCode]).toEqual([file, 200]);
    expect((await app.inject('/docs/nothing/')).statusCode).toBe(404);
  });

  test('an address of the reference without its last slash leads to the one with it', async () => {
    expect((await app.inject('/docs')).headers.location).toBe('/docs/');
    expect((await app.inject('/docs/orders?from=mail')).headers.location).toBe('/docs/orders/');
  });
});
