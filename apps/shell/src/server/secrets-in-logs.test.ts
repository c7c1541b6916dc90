import type { ReleaseSet } from '@proverka/release/release-set';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ActiveSet } from './active-set.ts';
import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';

const secretIn = (place: string) => `hush-${place}-0a1b2c3d4e5f`;

/** A shell before an API that answers as given, whose pages cannot be rendered, and everything it logs. */
async function openShell(answer: RequestListener | null) {
  let apiUrl = 'http://127.0.0.1:1';
  if (answer) {
    const api = createServer(answer);
    await once(api.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void api.close(() => {}));
    apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  }
  const active: ActiveSet = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a set without remotes: the shell's own pages are enough
    set: { id: 'set', remotes: {} } as ReleaseSet,
    pages: {
      find: () => undefined,
      missing: () => undefined,
      renew: async () => undefined,
      size: () => 0,
      kept: () => undefined,
      unavailable: () => undefined,
      drop: () => undefined,
      dropChanged: () => undefined,
    },
    render: async ({ url, token }) => {
      throw Object.assign(new Error(`no page for "${token}" at ${url}`), { url, cookies: token });
    },
    close: async () => undefined,
  };
  let log = '';
  const app = await buildServer({
    config: readConfig({ API_URL: apiUrl }),
    current: () => active,
    webFolder: 'web',
    logTo: { write: (line) => (log += line) },
  });
  onTestFinished(() => app.close());
  return { app, log: () => log };
}

const paths = [
  `/${secretIn('path')}/?q=${secretIn('query')}`,
  `/object/${secretIn('path')}/`,
  `/?jwt_token=${secretIn('code')}`,
  `/%zz${secretIn('path')}/`,
  `/assets/${secretIn('path')}.js?v=${secretIn('query')}`,
  `/r/${secretIn('path')}/1/web/a.js`,
  `/pictures/${secretIn('path')}.png?t=${secretIn('query')}`,
  `/api/orders?q=${secretIn('query')}`,
  `/api/report/${secretIn('path')}`,
  `/api/report/${secretIn('path')}/events`,
  `/api/%2e%2e/${secretIn('path')}`,
  `/api/%zz${secretIn('path')}`,
] as const;

const answers: readonly (readonly [string, RequestListener | null])[] = [
  ['succeeds', (_request, response) => void response.end('{}')],
  ['refuses', (_request, response) => void response.writeHead(422).end('{}')],
  ['fails', (_request, response) => void response.writeHead(500).end('{}')],
  ['breaks off', (request) => void request.socket.destroy()],
  [
    'breaks off in the middle',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100', 'x-key': secretIn('answer') }).write('x');
      setImmediate(() => response.destroy());
    },
  ],
  ['answers nonsense', (request) => void request.socket.end(`${secretIn('answer')}\r\n\r\n`)],
  ['is down', null],
];

test.each(answers)(
  'nothing a visitor sends is in the log when the API %s (V16.2.5)',
  async (_how, answer) => {
    const { app, log } = await openShell(answer);
    for (const url of paths) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE'] as const) {
        const asked = app.inject({
          method,
          url,
          headers: {
            host: 'realestate.localhost',
            cookie: `_token=${secretIn('cookie')}; other=${secretIn('cookie')}`,
            authorization: `Bearer ${secretIn('header')}`,
            referer: `http://realestate.localhost/${secretIn('referer')}`,
            'x-forwarded-for': '203.0.113.77',
            'x-key': secretIn('header'),
            'content-type': 'application/json',
          },
          ...(method === 'POST' && { payload: `{"password":"${secretIn('body')}"` }),
        });
        // A stream that breaks off does so for the visitor too.
        await asked.catch(() => undefined);
      }
    }
    expect(log()).toContain('page failed');
    expect(log()).not.toContain('hush-');
    expect(log()).not.toContain('203.0.113.77');
  },
);
