import type { ReleaseSet } from '@proverka/release/release-set';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { awaitAnswer, type PageEvents } from './render-answer.ts';
import { createPageSender } from './send-page.ts';

const outcome = { isStorable: false, systemInfo: null };

/** A server whose page is what `show` says of it; `results` are what became of its pages. */
async function openServer(show: (events: PageEvents) => void) {
  const results: string[] = [];
  const config = readConfig({});
  const [entry] = config.hosts;
  if (entry === undefined) throw new Error('no site is configured');
  const sendPage = createPageSender(config, { begin: () => (result) => void results.push(result) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of it is read
  const set = { id: 'set', remotes: {} } as ReleaseSet;
  const active = {
    set,
    render: (_request: unknown, { signal }: { signal?: AbortSignal } = {}) =>
      awaitAnswer(
        { headMs: 10_000, restMs: 10_000 },
        (events) => {
          // Whoever renders ends a page that nobody waits for.
          signal?.addEventListener('abort', () => events.onEnd(outcome));
          show(events);
        },
        () => undefined,
      ),
  };
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (asked, reply) =>
    sendPage(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the set is used
      { active, headers: {} } as unknown as Parameters<typeof sendPage>[0],
      { entry, name: entry.host, protocol: 'http' },
      asked,
      reply,
      () => undefined,
    ),
  );
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { results, port, url: `http://127.0.0.1:${port}/` };
}

const chunk = new TextEncoder().encode('<p>Тестов</p>');

test.each([
  ['a whole page', 200, 'done'],
  ['a page that does not exist', 404, 'done'],
  ['the page of a failure', 500, 'failed'],
  ['the page of a remote that rests', 503, 'failed'],
])('%s is counted as %i: %s', async (_what, status, result) => {
  const { results, url } = await openServer((events) => {
    events.onHead(status, {});
    events.onChunk(chunk);
    events.onEnd(outcome);
  });
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([status, '<p>Тестов</p>']);
  await vi.waitUntil(() => results.length > 0);
  expect(results[0]).toBe(result);
});

test('a page that throws before its head, and one that breaks off after it, have failed', async () => {
  const before = await openServer((events) => events.onFailure(new Error('no head')));
  expect((await fetch(before.url)).status).toBe(500);
  expect(before.results).toEqual(['failed']);
  const after = await openServer((events) => {
    events.onHead(200, {});
    events.onChunk(chunk);
    setImmediate(() => events.onFailure(new Error('its process ended')));
  });
  await expect(fetch(after.url).then((answer) => answer.text())).rejects.toThrow('terminated');
  await vi.waitUntil(() => after.results.length > 0);
  expect(after.results[0]).toBe('failed');
});

test('a page whose visitor did not wait for it is no failure', async () => {
  const { results, port } = await openServer((events) => {
    events.onHead(200, {});
    events.onChunk(chunk);
  });
  const visitor = request({ port, host: '127.0.0.1' }).end();
  const [response] = (await once(visitor, 'response')) as [NodeJS.ReadableStream];
  await once(response, 'data');
  visitor.on('error', () => undefined);
  response.on('error', () => undefined);
  visitor.destroy();
  await vi.waitUntil(() => results.length > 0);
  expect(results[0]).toBe('left');
});
