import { expect, test } from 'vitest';
import type { PageOutcome } from '../render/render-messages.ts';
import { createRemoteRenderer } from './remote-renderer.ts';
import { ProcessEnded } from './process-life.ts';
import type { PageJob, RenderProcess } from './render-process.ts';

/** A remote whose processes end as `bad` says, on a clock that the test moves. */
function openRenderer(bad: Set<string>) {
  const started: ('together' | 'alone')[] = [];
  const site = { now: 0, started, asked: [] as string[] };
  const start: Parameters<typeof createRemoteRenderer>[0]['start'] = async ({ onDeath, isSuspect }) => {
    started.push(isSuspect ? 'alone' : 'together');
    let death: ProcessEnded | null = null;
    const renderer: RenderProcess = {
      isDead: () => death !== null,
      check: async () => [],
      closeSet: () => undefined,
      close: async () => undefined,
      render: async ({ route }) => {
        site.asked.push(route);
        if (!bad.has(route))
          return {
            status: 200,
            headers: {},
            ended: Promise.resolve('done'),
            isComplete: () => true,
            body: noHtml(),
          };
        const facts = { routes: new Set([route]), hasLoaded: true, pagesDone: 0, isMemory: false };
        death = new ProcessEnded('hung', facts);
        onDeath?.(death);
        throw death;
      },
    };
    return renderer;
  };
  const renderer = createRemoteRenderer({
    remote: 'one',
    start,
    now: () => site.now,
    report: () => undefined,
  });
  const ask = async (route: string) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
    const job = { route } as PageJob;
    return renderer.render(job).then(
      () => 'rendered',
      (error: Error) => error.constructor.name,
    );
  };
  return { site, ask };
}

async function* noHtml(): AsyncGenerator<Uint8Array, PageOutcome> {
  yield new Uint8Array();
  return { isStorable: false, systemInfo: null };
}

test('a page that ends its process rests longer each time, and is tried again in a process of its own', async () => {
  const { site, ask } = openRenderer(new Set(['bad']));
  const rests: number[] = [];
  await ask('bad');
  while (rests.length < 6) {
    const [since, tries] = [site.now, site.asked.length];
    while (site.asked.length === tries) {
      site.now += 1000;
      expect(await ask('bad')).toBe('RemoteRests');
    }
    rests.push(site.now - since);
  }
  expect(rests).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(site.started[0]).toBe('together');
  expect(new Set(site.started.slice(1))).toEqual(new Set(['alone']));
});

test('while a page rests the others of its remote are rendered', async () => {
  const { ask } = openRenderer(new Set(['bad']));
  expect([await ask('bad'), await ask('good'), await ask('bad')]).toEqual([
    'RemoteRests',
    'rendered',
    'RemoteRests',
  ]);
});

test('a page that is well again when it is tried alone is forgiven', async () => {
  const bad = new Set(['bad']);
  const { site, ask } = openRenderer(bad);
  await ask('bad');
  bad.clear();
  site.now += 5000;
  expect(await ask('bad')).toBe('rendered');
  expect(await ask('bad')).toBe('rendered');
  expect(site.started).toEqual(['together', 'alone', 'together']);
});

test('a remote that ends its process again and again rests as a whole', async () => {
  const { site, ask } = openRenderer(new Set(['a', 'b', 'c', 'd']));
  for (const route of ['a', 'b', 'c', 'd']) await ask(route);
  expect(await ask('good')).toBe('RemoteRests');
  site.now += 5000;
  expect(await ask('good')).toBe('rendered');
});
