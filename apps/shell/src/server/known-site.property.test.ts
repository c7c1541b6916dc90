import { statusOf, strangeHeads } from '@proverka/brand/strange-heads.fixtures';
import * as fc from 'fast-check';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActiveSet } from './active-set.ts';
import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';
import type { StoredPage } from './page-shelf.ts';

/** What the API was told by the shell, by header. */
const told: IncomingHttpHeaders[] = [];
const api = createServer((request, response) => {
  told.push(request.headers);
  response.end('{}');
});
let shell: Awaited<ReturnType<typeof buildServer>>;
let port = 0;

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

async function* onePart(text: string) {
  yield Buffer.from(text);
  return { isStorable: true, systemInfo: null };
}

beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const stored = Buffer.from('stored');
  const page: StoredPage = {
    etag: '"one"',
    identity: stored,
    gzip: stored,
    br: stored,
    renderedAt: 0,
    systemInfo: null,
    remote: 'realestate',
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a set without remotes is enough for routes and pages
  const set = {
    pages: {
      find: (host, path) => (host + path === 'realestate.localhost/' ? page : undefined),
      missing: () => undefined,
      renew: () => Promise.resolve(),
      size: () => 1,
      kept: () => undefined,
      unavailable: () => undefined,
      drop: () => undefined,
      dropChanged: () => undefined,
    },
    set: { id: 'one', remotes: {}, signature: '' },
    render: async ({ url }) => ({
      status: 200,
      headers: {},
      body: onePart(url),
      ended: Promise.resolve('done'),
      isComplete: () => true,
    }),
    close: () => Promise.resolve(),
  } as ActiveSet;
  shell = await buildServer({
    config: { ...readConfig({}), apiUrl: `http://127.0.0.1:${portOf(api)}` },
    current: () => set,
    webFolder: 'web',
  });
  await shell.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(shell.server);
});
afterAll(async () => {
  await shell.close();
  api.close();
});

const ask = (...lines: string[]) => statusOf(port, [...lines, 'Connection: close', '', ''].join('\r\n'));

test('a page is served for a known host, and no page of any kind for a strange one', async () => {
  for (const path of [
    '/',
    '/check-person/',
    '/favicon.svg',
    '/robots.txt',
    '/og/x',
    '/assets/x',
    '/api/orders',
  ]) {
    const known = await ask(`GET ${path} HTTP/1.1`, 'Host: realestate.localhost:3000');
    expect([path, known]).toEqual([path, expect.toSatisfy((status) => status === 200 || status === 404)]);
    expect([path, await ask(`GET ${path} HTTP/1.1`, 'Host: evil.example')]).toEqual([path, 421]);
    expect([path, await ask(`GET ${path} HTTP/1.1`, 'Host: realestate.localhost:99999')]).toEqual([
      path,
      421,
    ]);
    const forwarded = ['Host: realestate.localhost', 'X-Forwarded-Host: evil.example'];
    expect([path, await ask(`GET ${path} HTTP/1.1`, ...forwarded)]).toEqual([path, 421]);
    const protocol = ['Host: realestate.localhost', 'X-Forwarded-Proto: javascript:'];
    expect([path, await ask(`GET ${path} HTTP/1.1`, ...protocol)]).toEqual([path, 421]);
  }
});

test('a stored page is found by the forwarded host', async () => {
  const forwarded = ['Host: 127.0.0.1:3000', 'X-Forwarded-Host: realestate.localhost'];
  expect(await ask('GET / HTTP/1.1', ...forwarded)).toBe(200);
  const { headers, body } = await shell.inject({
    url: '/privacy/',
    headers: { host: '127.0.0.1', 'x-forwarded-host': 'fizcheck.localhost:3000' },
  });
  expect([headers['content-type'], body]).toEqual([
    'text/html; charset=utf-8',
    'http://fizcheck.localhost:3000/privacy/',
  ]);
});

test('two hosts, an absolute address and a request without a host are malformed', async () => {
  const ours = 'Host: realestate.localhost';
  expect(await ask('GET / HTTP/1.1', ours, 'Host: evil.example')).toBe(400);
  expect(await ask('GET / HTTP/1.0')).toBe(400);
  expect(await ask('GET http://evil.example/ HTTP/1.1', ours)).toBe(400);
  expect(await ask('OPTIONS * HTTP/1.1', ours)).toBe(400);
});

test('probes answer whatever the host is', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect(await ask(`GET ${path} HTTP/1.1`, 'Host: 10.1.2.3:3000')).toBe(200);
});

test('the API is told a valid address, host and protocol, whatever was sent', async () => {
  told.splice(0);
  const lists = [
    'garbage',
    '1.2.3.4, <script>',
    '203.0.113.7',
    Array.from({ length: 1000 }, () => 'x').join(),
  ];
  for (const list of lists) {
    await ask('GET /api/orders HTTP/1.1', 'Host: realestate.localhost', `X-Forwarded-For: ${list}`);
  }
  expect(told.map((headers) => headers['x-forwarded-for'])).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '203.0.113.7',
    '127.0.0.1',
  ]);
});

test('any bytes in host, protocol and address headers are answered at once and never with a failure', async () => {
  await fc.assert(
    fc.asyncProperty(strangeHeads, async (head) => {
      const status = await statusOf(port, head);
      expect(status === null || (status >= 200 && status < 500)).toBe(true);
    }),
    { numRuns: 400 },
  );
  for (const headers of told) expect(isIP(String(headers['x-forwarded-for']))).not.toBe(0);
}, 60_000);
