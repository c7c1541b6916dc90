import type { HostEntry } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { encodePage } from './encode-page.ts';
import { inheritPages } from './inherited-pages.ts';
import { createStoredPages, type StoredPages } from './stored-pages.ts';

const hosts: HostEntry[] = [{ host: 'realestate.localhost', brand: 'real-estate', variant: 'main' }];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sets without remotes: the shell's own pages are enough
const setOf = (id: string) => ({ id, remotes: {} }) as unknown as ReleaseSet;

const storeOf = (set: ReleaseSet, before?: { readonly set: ReleaseSet; readonly pages: StoredPages }) =>
  createStoredPages(
    {
      set,
      hosts,
      port: 80,
      now: Date.now,
      report: (message) => expect.fail(message),
      render: async ({ url }) => ({
        status: 200,
        headers: {},
        ended: Promise.resolve('done'),
        isComplete: () => true,
        body: (async function* () {
          yield Buffer.from(url);
          return { isStorable: true, systemInfo: null };
        })(),
      }),
    },
    before && inheritPages(before, set, encodePage),
  );

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  await runInNewContext('gc({ type: "major", execution: "async" })');
}

test('the pages of a set keep nothing of the set they were taken over from', async () => {
  const kept: WeakRef<ReleaseSet>[] = [];
  let running: { readonly set: ReleaseSet; readonly pages: StoredPages } | undefined;
  for (const id of ['first', 'second', 'third']) {
    const set = setOf(id);
    kept.push(new WeakRef(set));
    running = { set, pages: await storeOf(set, running) };
  }
  await expect
    .poll(async () => {
      await collectGarbage();
      return kept.map((one) => one.deref()?.id);
    })
    .toEqual([undefined, undefined, 'third']);
  expect(running?.pages.size()).toBeGreaterThan(0);
});

test('a store that is dropped has no pages, and gets none from what was in rendering', async () => {
  const pages = await storeOf(setOf('first'));
  expect(pages.size()).toBeGreaterThan(0);
  pages.drop();
  expect([pages.size(), pages.find('realestate.localhost', '/privacy/')]).toEqual([0, undefined]);
});
