import { developmentHosts } from '@proverka/brand/host';
import { statusOf, strangeHeads } from '@proverka/brand/strange-heads.fixtures';
import { trustProxies } from '@proverka/validation/network';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { done } from '../result.ts';
import { buildApp } from './build-app.ts';
import { createLog } from './log.ts';

let app: FastifyInstance;
let port = 0;
/** The addresses of visitors, as calls got them, and the hosts they were for. */
const calls: string[] = [];

beforeAll(async () => {
  app = await buildApp({
    config: testConfig(),
    log: createLog('silent', 'test'),
    hosts: developmentHosts,
    isTrustedProxy: trustProxies(['203.0.113.1']),
    findSession: async () => null,
    readiness: {},
    addRoutes: (add) => {
      add('GET /tags', async ({ address, host }) => {
        calls.push(`${address} ${host.entry.host}`);
        return done({ tags: [], categories: [] });
      });
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());
beforeEach(() => calls.splice(0));

const ask = (...lines: string[]) => statusOf(port, [...lines, 'Connection: close', '', ''].join('\r\n'));
const TAGS = 'GET /tags HTTP/1.1';

test('a call for a strange host is refused and reaches nothing', async () => {
  const strange = [
    ['Host: evil.example'],
    ['Host: realestate.localhost:99999'],
    ['Host: visitor@realestate.localhost'],
    ['Host: [::1]:4300'],
    ['Host: realestate.localhost.'],
    ['Host:'],
    ['Host: realestate.localhost', 'X-Forwarded-Host: evil.example'],
    ['Host: realestate.localhost', 'X-Forwarded-Host: evil.example, realestate.localhost'],
    ['Host: realestate.localhost', 'X-Forwarded-Proto: javascript:'],
  ];
  for (const headers of strange) expect([headers, await ask(TAGS, ...headers)]).toEqual([headers, 421]);
  expect(await ask(TAGS, 'Host: realestate.localhost', 'Host: evil.example')).toBe(400);
  expect(await ask('GET /tags HTTP/1.0')).toBe(400);
  expect(await ask('GET http://evil.example/tags HTTP/1.1', 'Host: realestate.localhost')).toBe(400);
  expect(await ask('GET /openapi.json HTTP/1.1', 'Host: evil.example')).toBe(421);
  expect(await ask('GET /nowhere HTTP/1.1', 'Host: evil.example')).toBe(421);
  expect(calls).toEqual([]);
});

test('a refusal of a strange host is a problem with a code', async () => {
  const answer = await app.inject({ url: '/tags', headers: { host: 'evil.example' } });
  expect(answer.json()).toMatchObject({
    status: 421,
    code: 'unknown_host',
    title: 'Этот адрес не обслуживается',
  });
});

test('a program that names its site is served by any host name', async () => {
  expect(await ask(TAGS, 'Host: api.example', 'Source-Site: https://fizcheck.localhost/')).toBe(200);
  expect(await ask(TAGS, 'Host: 127.0.0.1', 'Source-Site: https://evil.example/')).toBe(200);
  expect(await ask(TAGS, 'Host: api.example', 'Source-Site: https://evil.example/')).toBe(421);
  const forwarded = ['Host: 127.0.0.1', 'X-Forwarded-Host: evil.example'];
  expect(await ask(TAGS, ...forwarded, 'Source-Site: fizcheck.localhost')).toBe(421);
  expect(calls).toEqual(['127.0.0.1 fizcheck.localhost', '127.0.0.1 127.0.0.1']);
});

test('probes answer whatever the host is', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect(await ask(`GET ${path} HTTP/1.1`, 'Host: 10.1.2.3:4300')).toBe(200);
});

test('the address of a call is that of the last sender who is no proxy of ours (V15.3.4)', async () => {
  const lists = [
    '198.51.100.7',
    '10.0.0.1, 198.51.100.7:51034, 203.0.113.1',
    'garbage',
    'garbage, 198.51.100.7',
    '198.51.100.7, garbage',
    '2001:DB8::7',
    Array.from({ length: 1000 }, () => '127.0.0.1').join(),
  ];
  for (const list of lists) await ask(TAGS, 'Host: localhost', `X-Forwarded-For: ${list}`);
  expect(calls.map((call) => call.split(' ')[0])).toEqual([
    '198.51.100.7',
    '198.51.100.7',
    '127.0.0.1',
    '198.51.100.7',
    '127.0.0.1',
    '2001:db8::7',
    '127.0.0.1',
  ]);
});

test('ten thousand forwarded addresses are more than a head may hold', async () => {
  const list = Array.from({ length: 10_000 }, () => '198.51.100.7').join();
  expect(await ask(TAGS, 'Host: localhost', `X-Forwarded-For: ${list}`)).toBe(431);
});

test('any bytes in host, protocol and address headers are answered at once and never with a failure', async () => {
  await fc.assert(
    fc.asyncProperty(strangeHeads, async (head) => {
      const status = await statusOf(port, head.replace(/ \S* HTTP/, ' /tags HTTP'));
      expect(status === null || (status >= 200 && status < 500)).toBe(true);
      const other = await statusOf(port, head);
      expect(other === null || (other >= 200 && other < 500)).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(isIP(call.split(' ')[0] ?? '')).not.toBe(0);
}, 60_000);
