import { developmentHosts } from '@proverka/brand/host';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { done } from '../result.ts';
import { buildApp } from './build-app.ts';
import { trustProxies } from '@proverka/validation/network';
import { createLog } from './log.ts';

const secretIn = (place: string) => `hush-${place}-0a1b2c3d4e5f`;

/** An API that answers, refuses what does not fit, and fails with an error that quotes what it was given. */
async function openApi() {
  let log = '';
  const app = await buildApp({
    config: testConfig(),
    log: createLog('debug', 'test', { write: (line) => (log += line) }),
    hosts: developmentHosts,
    isTrustedProxy: trustProxies([]),
    findSession: async () => null,
    readiness: {},
    addRoutes: (add) => {
      add('POST /logout', async () => done({ ok: true as const }));
      add('POST /login', async () => done({ data: null, jwt: null } as never));
      add('GET /search', async ({ request, query }) => {
        throw Object.assign(
          new Error(`no answer to "${JSON.stringify(query)}" of ${request.headers.cookie}`),
          {
            detail: JSON.stringify(request.headers),
            cause: new Error(`GET http://source.test/${request.url} was refused`),
          },
        );
      });
    },
  });
  onTestFinished(() => app.close());
  return { app, log: () => log };
}

test('nothing a caller sends is in the log: path, query, cookie, header, body and address (V16.2.5, V16.4.1)', async () => {
  const { app, log } = await openApi();
  const requests: InjectOptions[] = [
    { url: `/${secretIn('path')}?q=${secretIn('query')}` },
    { url: `/search?query=${secretIn('query')}` },
    { url: `/report/%zz${secretIn('path')}` },
    { method: 'POST', url: '/logout', payload: `{"broken ${secretIn('body')}` },
    { method: 'POST', url: '/login', payload: { username: secretIn('body'), password: secretIn('body') } },
    {
      method: 'POST',
      url: '/login',
      payload: { username: 'testov@example.com', password: secretIn('body') },
    },
  ];
  const statuses = [];
  for (const request of requests) {
    const headers = {
      cookie: `_visitor=${secretIn('cookie')}`,
      authorization: `Bearer ${secretIn('header')}`,
      referer: `http://realestate.localhost/${secretIn('referer')}`,
      'x-forwarded-host': 'realestate.localhost',
      'x-forwarded-for': '203.0.113.77',
      'content-type': 'application/json',
    };
    statuses.push((await app.inject({ ...request, headers })).statusCode);
  }
  expect(statuses).toContain(500);
  expect(log()).toContain('request failed');
  for (const secret of ['hush-', 'testov@', '203.0.113.77']) expect(log()).not.toContain(secret);
});

test('a line of the log is one JSON object, whatever breaks of lines its words hold (V16.2.4, V16.4.1)', () => {
  const lines: string[] = [];
  createLog('info', 'test', { write: (line) => void lines.push(line) }).info(
    { state: 'one\nINFO two\r\n' },
    'first\nsecond',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    name: 'test',
    msg: 'first\nsecond',
    time: expect.any(Number),
  });
});

test('lines about a request have its id and the trace its caller named, and no trace that is none', async () => {
  const { app, log } = await openApi();
  const ask = (traceparent: string) =>
    app.inject({
      method: 'POST',
      url: '/logout',
      headers: { traceparent, 'x-request-id': 'one-request', 'source-site': 'realestate.localhost' },
    });
  await ask('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
  await ask('testov@example.com');
  const lines = log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ reqId, traceId }) => [reqId, traceId])).toEqual([
    ['one-request', '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['one-request', undefined],
  ]);
});
