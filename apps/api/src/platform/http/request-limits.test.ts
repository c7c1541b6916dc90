import { developmentHosts } from '@proverka/brand/host';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { done } from '../result.ts';
import { buildApp } from './build-app.ts';
import { trustProxies } from '@proverka/validation/network';
import type { Limits } from './limits.domain.ts';
import { defaultLimits } from './limits.domain.ts';
import { createLog } from './log.ts';
import type { Session } from './session.ts';

const OFFICE = '203.0.113.7';
const tokenOf = (person: number) => `a-session-token-of-person-${String(person).padStart(4, '0')}`;

async function openApi(limits: Partial<Limits>): Promise<FastifyInstance> {
  const app = await buildApp({
    config: testConfig({}, limits),
    log: createLog('silent', 'test'),
    hosts: developmentHosts,
    isTrustedProxy: trustProxies([]),
    findSession: async (token) => sessionOf(token),
    readiness: {},
    addRoutes: (add) => {
      add('POST /token', async ({ session }) =>
        done({ valid: session !== null, account: null, person: null, tariff: null }),
      );
      add('GET /orders', async () => done({ orders: [], total: 0 }));
      add('POST /adverts/list', async () => done(noAdverts));
      add('GET /adverts/photo', async ({ reply }) => {
        void reply.header('content-type', 'image/png');
        return done(Buffer.from('a picture'));
      });
    },
  });
  onTestFinished(() => app.close());
  return app;
}

const noAdverts = {
  count: 0,
  unique_count: 0,
  is_count_bounded: false,
  offset: 0,
  next_offset: null,
  list: [],
  points: [],
  actual_on: null,
};

function sessionOf(token: string): Session | null {
  const person = /^a-session-token-of-person-(\d{4})$/.exec(token)?.[1];
  if (person === undefined) return null;
  const userId = `00000000-0000-4000-8000-00000000${person}`;
  return {
    userId,
    tokenHash: Buffer.alloc(32),
    email: 'test@example.com',
    name: 'Тестов',
    role: 1,
    credentialId: userId,
  };
}

/** As the shell asks for a visitor of the office while it renders a page. */
const askForPage = (app: FastifyInstance, token: string, path: 'POST /token' | 'GET /orders') => {
  const [method, url] = path.split(' ') as ['POST' | 'GET', string];
  return app.inject({
    method,
    url,
    headers: {
      'x-forwarded-host': 'realestate.localhost',
      'x-forwarded-for': OFFICE,
      'x-shell-question': '1',
      authorization: `Bearer ${token}`,
    },
  });
};

const floodAsGuest = (app: FastifyInstance) =>
  app.inject({
    method: 'POST',
    url: '/token',
    headers: { 'x-forwarded-host': 'realestate.localhost', 'x-forwarded-for': OFFICE },
  });

test('fifty colleagues behind one address open thirty pages a minute each while a flood from there is refused', async () => {
  const app = await openApi(defaultLimits);
  const statuses = new Map<number, number>();
  let refusedGuests = 0;
  for (let page = 0; page < 30; page += 1) {
    for (let person = 0; person < 50; person += 1) {
      const asked = await askForPage(app, tokenOf(person), 'POST /token');
      const orders = await askForPage(app, tokenOf(person), 'GET /orders');
      for (const { statusCode } of [asked, orders])
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect(asked.json()).toMatchObject({ valid: true });
      if ((await floodAsGuest(app)).statusCode === 429) refusedGuests += 1;
    }
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 3000 });
  expect(refusedGuests).toBe(1500 - defaultLimits.requests_address.count);
}, 60_000);

test('invented tokens are bounded by address and take nothing from people whose session is known', async () => {
  const app = await openApi({ requests_address: { count: 5, windowSeconds: 60 } });
  expect((await askForPage(app, tokenOf(1), 'GET /orders')).statusCode).toBe(200);
  const invented = [];
  for (let number = 0; number < 8; number += 1)
    invented.push((await askForPage(app, `an-invented-token-number-${number}`, 'GET /orders')).statusCode);
  expect(invented).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
  expect((await askForPage(app, tokenOf(1), 'GET /orders')).statusCode).toBe(200);
});

test('one account has a limit of its own, and its pages another (V2.4.1)', async () => {
  const app = await openApi({ requests_account: { count: 3, windowSeconds: 60 } });
  const call = (headers: Record<string, string>) =>
    app.inject({ url: '/orders', headers: { authorization: `Bearer ${tokenOf(1)}`, ...headers } });
  const statuses = [];
  // The first one is counted by address: nobody has seen the token before.
  for (let number = 0; number < 5; number += 1) statuses.push((await call({})).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await askForPage(app, tokenOf(1), 'GET /orders')).statusCode).toBe(200);
  expect((await askForPage(app, tokenOf(2), 'GET /orders')).statusCode).toBe(200);
});

test('the mark of the shell is believed from trusted proxies only', async () => {
  const app = await openApi({ requests_account: { count: 2, windowSeconds: 60 } });
  const call = (remoteAddress: string) =>
    app.inject({
      url: '/orders',
      remoteAddress,
      headers: { authorization: `Bearer ${tokenOf(1)}`, 'x-shell-question': '1' },
    });
  for (let number = 0; number < 3; number += 1) await call('203.0.113.9');
  const unmarked = { url: '/orders', headers: { authorization: `Bearer ${tokenOf(1)}` } };
  expect((await app.inject({ ...unmarked, remoteAddress: '203.0.113.9' })).statusCode).toBe(429);
  expect((await call('127.0.0.1')).statusCode).toBe(200);
});

test('all signed-in people behind one address have a wide bound together', async () => {
  const app = await openApi({ requests_network: { count: 4, windowSeconds: 60 } });
  const statuses = [];
  for (const person of [1, 2, 3, 1, 2, 3, 1, 2])
    statuses.push((await askForPage(app, tokenOf(person), 'GET /orders')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
});

test('a session that has ended is counted by address again', async () => {
  let isOpen = true;
  const app = await buildApp({
    config: testConfig({}, { requests_address: { count: 2, windowSeconds: 60 } }),
    log: createLog('silent', 'test'),
    hosts: developmentHosts,
    isTrustedProxy: trustProxies([]),
    findSession: async (token) => (isOpen ? sessionOf(token) : null),
    readiness: {},
    addRoutes: (add) => add('GET /orders', async () => done({ orders: [], total: 0 })),
  });
  onTestFinished(() => app.close());
  const ask = async () => (await askForPage(app, tokenOf(1), 'GET /orders')).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  isOpen = false;
  expect([await ask(), await ask(), await ask()]).toEqual([401, 401, 429]);
});

test('visitors who ask for readiness and for the description of the API are limited like any call', async () => {
  const app = await openApi({ requests_address: { count: 3, windowSeconds: 60 } });
  const visitor = { 'x-forwarded-host': 'realestate.localhost', 'x-forwarded-for': OFFICE };
  const ask = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode;
  const asked = [];
  for (const url of ['/readyz', '/openapi.json', '/docs/json', '/readyz', '/openapi.json', '/docs/json'])
    asked.push(await ask(url, visitor));
  expect(asked).toEqual([200, 200, 200, 429, 429, 429]);
  const probes = [];
  for (let number = 0; number < 5; number += 1) probes.push(await ask('/readyz'), await ask('/healthz'));
  expect(new Set(probes)).toEqual(new Set([200]));
});

test('a request above the rate limit is refused with the seconds to wait', async () => {
  const strict = await buildApp({
    config: testConfig({}, { requests_address: { count: 2, windowSeconds: 60 } }),
    log: createLog('silent', 'test'),
    hosts: developmentHosts,
    isTrustedProxy: trustProxies([]),
    findSession: async () => null,
    readiness: {},
    addRoutes: (add) => add('GET /orders', async () => done({ orders: [], total: 0 })),
  });
  await strict.inject('/orders');
  await strict.inject('/orders');
  const answer = await strict.inject('/orders');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 60 });
  expect(answer.headers['retry-after']).toBe('60');
  // The shell makes requests for a visitor and for itself; its own must pass, or shared pages would lack API data.
  const byShell = async (more = {}) => {
    const headers = { 'x-forwarded-host': 'fizcheck.localhost', ...more };
    return (await strict.inject({ url: '/orders', headers })).statusCode;
  };
  expect([await byShell(), await byShell(), await byShell()]).not.toContain(429);
  const visitor = { 'x-forwarded-for': '203.0.113.7' };
  expect([await byShell(visitor), await byShell(visitor), await byShell(visitor)].at(-1)).toBe(429);
  await strict.close();
});

test('a reader who turns a hundred pages of twenty photos a minute is not refused, and a flood of photos is', async () => {
  const app = await openApi(defaultLimits);
  const ask = async (method: 'GET' | 'POST', url: string) =>
    (
      await app.inject({
        method,
        url,
        headers: { 'x-forwarded-host': 'realestate.localhost', 'x-forwarded-for': OFFICE },
        ...(method === 'POST' && { payload: {} }),
      })
    ).statusCode;
  const statuses = new Set<number>();
  for (let page = 0; page < 100; page += 1) {
    statuses.add(await ask('POST', '/adverts/list'));
    for (let photo = 1; photo <= 20; photo += 1)
      statuses.add(await ask('GET', `/adverts/photo?id=${page + 1}&number=${photo}`));
  }
  expect(statuses).toEqual(new Set([200]));
  const more = defaultLimits.requests_photos.count - 2000;
  for (let photo = 0; photo < more; photo += 1) await ask('GET', '/adverts/photo?id=1&number=1');
  expect(await ask('GET', '/adverts/photo?id=1&number=1')).toBe(429);
  expect(await ask('POST', '/adverts/list')).toBe(200);
}, 60_000);
