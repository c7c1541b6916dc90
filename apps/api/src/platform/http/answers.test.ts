import { developmentHosts } from '@proverka/brand/host';
import { trustProxies } from '@proverka/validation/network';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { done, refuse } from '../result.ts';
import { buildApp } from './build-app.ts';
import { createLog } from './log.ts';

let app: FastifyInstance;
const taken: unknown[] = [];

beforeAll(async () => {
  app = await buildApp({
    config: testConfig(),
    log: createLog('silent', 'test'),
    hosts: developmentHosts,
    isTrustedProxy: trustProxies([]),
    findSession: async () => null,
    readiness: {},
    addRoutes: (add) => {
      add('GET /tags', async () => done({ tags: [], categories: [] }));
      add('POST /login', async ({ body }) => {
        taken.push(body);
        return refuse('wrong_credentials');
      });
      add('GET /articles', async ({ query }) => {
        taken.push(query);
        return refuse('internal');
      });
    },
  });
});
afterAll(() => app.close());

const headers = { 'content-type': 'application/json' };
const signIn = (payload: string): InjectOptions => ({ method: 'POST', url: '/login', headers, payload });
const calls: readonly InjectOptions[] = [
  { url: '/tags' },
  { url: '/nothing-here' },
  { url: '/healthz' },
  signIn('{"broken'),
  signIn('{"username":"testov@example.com","password":"верный пароль"}'),
];

test('every answer names its type, and texts their charset (V4.1.1)', async () => {
  for (const call of calls) {
    const { headers: answered } = await app.inject(call);
    expect(answered['content-type']).toMatch(/^(application\/(problem\+)?json|text\/plain); charset=utf-8$/);
  }
});

test('no answer is taken for another type (V3.4.4)', async () => {
  for (const call of calls) {
    expect((await app.inject(call)).headers['x-content-type-options']).toBe('nosniff');
  }
});

test('no answer is kept by a browser (V14.3.2)', async () => {
  for (const call of calls.filter(({ url }) => url === '/login' || url === '/nothing-here')) {
    expect((await app.inject(call)).headers['cache-control']).toBe('no-store');
  }
});

test('no page of another site may read an answer (V3.4.2)', async () => {
  for (const call of calls) {
    const origin = 'https://evil.example';
    const { headers: answered } = await app.inject({ ...call, headers: { ...call.headers, origin } });
    expect(Object.keys(answered).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('TRACE is not answered with what was sent (V13.4.4)', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'TRACE /tags HTTP/1.1\r\nhost: localhost\r\nx-mark: sent-by-caller\r\nconnection: close\r\n\r\n',
  );
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain('sent-by-caller');
});

test.each(['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}'])(
  'JSON with %s, which would change a prototype, is refused (V15.3.6)',
  async (part) => {
    taken.length = 0;
    const { statusCode } = await app.inject(signIn(`{"username":"a@example.com","password":"x",${part}}`));
    expect([statusCode, taken]).toEqual([400, []]);
  },
);

test('a parameter that comes twice is refused, not chosen from (V15.3.7)', async () => {
  const { statusCode } = await app.inject({ url: '/articles?page_size=1&page_size=2' });
  expect(statusCode).toBe(400);
});
