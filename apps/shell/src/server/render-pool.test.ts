import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PageOutcome, RenderRequest, RenderThreadData } from '../render/render-messages.ts';
import { keepThread, rendererOf } from './active-set.ts';
import { startRenderThread, ThreadEnded, type RenderThread } from './render-pool.ts';

/** Renders what the path says: a page, a loop without end, a page nobody finishes, or one whose late part never comes. */
const script = `
import { parentPort } from 'node:worker_threads';
const say = (message) => parentPort.postMessage(message);
parentPort.on('message', ({ kind, id, request }) => {
  if (kind === 'cancel') return say({ kind: 'end', id, outcome: { isStorable: false, systemInfo: null } });
  const { pathname } = new URL(request.url);
  if (pathname === '/loop/') for (;;);
  if (pathname === '/silent/') return;
  say({ kind: 'head', id: request.id, status: 200, headers: {} });
  say({ kind: 'chunk', id: request.id, chunk: new TextEncoder().encode(pathname) });
  if (pathname !== '/late/') say({ kind: 'end', id: request.id, outcome: { isStorable: false, systemInfo: null } });
});
say({ kind: 'ready' });
`;

async function openThreads() {
  const folder = await mkdtemp(path.join(tmpdir(), 'shell-thread-'));
  const file = path.join(folder, 'thread.mjs');
  await writeFile(file, script);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script above reads none of it
  const data = { setId: 'set' } as RenderThreadData;
  let started = 0;
  const threads = keepThread(() => {
    started += 1;
    return startRenderThread(file, data, { headMs: 400, restMs: 400, stuckMs: 200 });
  });
  onTestFinished(async () => {
    await threads.close();
    await rm(folder, { recursive: true });
  });
  const render = rendererOf(threads.current);
  const open = async (pathname: string): Promise<string> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script above reads the URL only
    const answer = await render({ url: `http://x${pathname}` } as RenderRequest);
    let html = '';
    for await (const chunk of answer.body) html += new TextDecoder().decode(chunk);
    await answer.ended;
    return html;
  };
  return { open, started: () => started };
}

test('a page that never answers fails alone and in time; the thread goes on', async () => {
  const { open, started } = await openThreads();
  const silent = open('/silent/').catch((error: Error) => error.message);
  expect(await open('/page/')).toBe('/page/');
  expect(await silent).toBe('The page was not rendered in time');
  expect([await open('/page/'), started()]).toEqual(['/page/', 1]);
});

test('a page that blocks its thread fails in time, and the next pages are rendered by another thread', async () => {
  const { open, started } = await openThreads();
  expect(await open('/first/')).toBe('/first/');
  const loop = open('/loop/').catch((error: Error) => error.message);
  const behind = Promise.allSettled(['/one/', '/two/'].map(open));
  expect(await loop).toBe('The page was not rendered in time');
  await behind;
  expect([await open('/later/'), started()]).toEqual(['/later/', 2]);
});

test('a page whose thread ended under it is rendered once more, and only once', async () => {
  const asked: string[] = [];
  const threadThat = (fails: boolean): RenderThread => ({
    check: async () => [],
    isDead: () => false,
    close: async () => undefined,
    render: async ({ url }) => {
      asked.push(url);
      if (fails) throw new ThreadEnded('the thread ended');
      return { status: 200, headers: {}, ended: Promise.resolve(), body: noHtml() };
    },
  });
  const threads = [threadThat(true), threadThat(false), threadThat(true), threadThat(true)];
  const render = rendererOf(async () => threads.shift() ?? threadThat(false));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
  const request = { url: '/' } as RenderRequest;
  expect((await render(request)).status).toBe(200);
  await expect(render(request)).rejects.toThrow('the thread ended');
  expect(asked).toHaveLength(4);
});

async function* noHtml(): AsyncGenerator<Uint8Array, PageOutcome> {
  yield new Uint8Array();
  return { isStorable: false, systemInfo: null };
}

test('a page whose late part never comes is ended without it', async () => {
  const { open } = await openThreads();
  expect(await open('/late/')).toBe('/late/');
});
