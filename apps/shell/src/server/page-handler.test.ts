import type { ReleaseSet } from '@proverka/release/release-set';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RenderRequest } from '../render/render-messages.ts';
import type { ActiveSet } from './active-set.ts';
import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';
import type { RenderPage } from './renderers.ts';
import { createStoredPages } from './stored-pages.ts';

/** A shell with its own pages only; `rendered` are the pages rendered for a visitor, `finish` ends those in rendering. */
async function openShell({ isHeld = false, env = {} }: { isHeld?: boolean; env?: NodeJS.ProcessEnv } = {}) {
  const rendered: string[] = [];
  const held: (() => void)[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a set without remotes: the shell's own pages are enough
  const set = { id: 'set', remotes: {} } as ReleaseSet;
  const config = readConfig(env);
  const render =
    (isForStore: boolean): RenderPage =>
    async (request) => {
      if (!isForStore) rendered.push(request.url);
      if (!isForStore && isHeld) await new Promise<void>((go) => held.push(go));
      return {
        status: request.url.includes('/404/') ? 404 : 200,
        headers: {},
        ended: Promise.resolve('done'),
        isComplete: () => true,
        body: htmlOf(request),
      };
    };
  const { hosts, port } = config;
  const report = (message: string) => expect.fail(message);
  const pages = await createStoredPages({ set, hosts, port, render: render(true), report, now: Date.now });
  const active: ActiveSet = {
    set,
    pages,
    render: render(false),
    close: async () => undefined,
  };
  const app = await buildServer({ config, current: () => active, webFolder: 'web' });
  onTestFinished(() => app.close());
  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'realestate.localhost', ...headers } });
  return { ask, rendered, held, finish: () => held.splice(0).forEach((go) => go()) };
}

async function* htmlOf({ url, isForUnknownVisitor = false }: Omit<RenderRequest, 'id'>) {
  yield new TextEncoder().encode(
    `${new URL(url).pathname} for ${isForUnknownVisitor ? 'somebody' : 'a guest'}`,
  );
  return { isStorable: true, systemInfo: null };
}

test('addresses that do not exist cost no rendering and are 404', async () => {
  const { ask, rendered } = await openShell();
  for (let number = 0; number < 50; number += 1) {
    const answer = await ask(`/no-such-page-${number}/`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.body).toContain('for a guest');
    expect(answer.body).not.toContain(`no-such-page-${number}`);
  }
  expect(rendered).toEqual([]);
});

test('a visitor with a session gets a page for a missing address that asks in the browser whose session it is', async () => {
  const { ask, rendered } = await openShell();
  const answer = await ask('/wp-login.php?x=1', { cookie: '_token=somebody' });
  expect([answer.statusCode, answer.body, rendered]).toEqual([404, '/404/nowhere/ for somebody', []]);
});

test('a missing address without its slash, and one of another brand, are handled as any other', async () => {
  const { ask, rendered } = await openShell();
  const redirected = await ask('/no-such-page');
  expect([redirected.statusCode, redirected.headers['location']]).toEqual([301, '/no-such-page/']);
  expect((await ask('/system-req/', { cookie: '_token=somebody' })).statusCode).toBe(200);
  expect(rendered).toEqual(['http://realestate.localhost/system-req/']);
});

test('more pages at once than one address needs are refused with 503 and Retry-After, and later ones are rendered', async () => {
  const { ask, held, finish } = await openShell({ isHeld: true });
  const visitor = { cookie: '_token=somebody' };
  const many = Array.from({ length: 32 }, () => ask('/system-req/', visitor));
  await vi.waitUntil(() => held.length === 32);
  const refused = await ask('/system-req/', visitor);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.body).toContain('Сейчас слишком много посетителей');
  const elsewhere = ask('/system-req/', { ...visitor, 'x-forwarded-for': '203.0.113.7' });
  await vi.waitUntil(() => held.length === 33);
  finish();
  expect((await Promise.all(many)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await elsewhere).statusCode).toBe(200);
  const later = ask('/system-req/', visitor);
  await vi.waitUntil(() => held.length === 1);
  finish();
  expect((await later).statusCode).toBe(200);
});

test('in development a page waits until what was saved is served, and comes also when nobody says so', async () => {
  const waiting: ServerResponse[] = [];
  const settled = createServer((_, response) => void waiting.push(response)).listen(0, '127.0.0.1');
  onTestFinished(() => void settled.close());
  await once(settled, 'listening');
  const { port } = settled.address() as AddressInfo;
  const { ask, rendered } = await openShell({ env: { SETTLED_URL: `http://127.0.0.1:${port}/` } });
  const page = ask('/registration/');
  await expect.poll(() => waiting.length).toBe(1);
  expect(rendered).toEqual([]);
  waiting[0]?.end();
  expect((await page).statusCode).toBe(200);
  settled.close();
  settled.closeAllConnections();
  expect((await ask('/registration/')).statusCode).toBe(200);
});

test('pages in rendering and what they took are among the figures, as are the processes that render', async () => {
  const { ask, held, finish } = await openShell({ isHeld: true });
  const figure = async (name: string) =>
    (await ask('/metrics')).body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1];
  const running = 'proverka_shell_renders_running';
  expect(await figure(running)).toBe('0');
  const page = ask('/system-req/', { cookie: '_token=somebody' }).then((answer) => answer.statusCode);
  await vi.waitUntil(() => held.length === 1);
  expect(await figure(running)).toBe('1');
  finish();
  expect(await page).toBe(200);
  expect(await figure(running)).toBe('0');
  expect(await figure('proverka_shell_render_seconds_count{result="done"}')).toBe('1');
  expect(Number(await figure('proverka_shell_render_processes'))).toBeGreaterThanOrEqual(0);
});
