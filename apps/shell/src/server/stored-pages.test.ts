import type { HostEntry } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import { expect, test, vi } from 'vitest';
import { changedAt } from './page-shelf.ts';
import { createStoredPages } from './stored-pages.ts';

const hosts: HostEntry[] = [
  { host: 'realestate.localhost', brand: 'real-estate', variant: 'main' },
  { host: 'fizcheck.localhost', brand: 'person-check', variant: 'ru' },
];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a set without remotes: the shell's own pages are enough
const set = { id: 'set', remotes: {} } as ReleaseSet;

/** Pages that show the site notices at the time of rendering. */
async function storePages() {
  const site = { says: 'nothing', clock: 1000, rendered: [] as string[] };
  const pages = await createStoredPages({
    set,
    hosts,
    port: 80,
    now: () => site.clock,
    report: (message) => expect.fail(message),
    render: async ({ url }) => {
      site.rendered.push(url);
      const { says } = site;
      return {
        status: 200,
        headers: {},
        ended: Promise.resolve('done'),
        isComplete: () => true,
        body: (async function* () {
          yield Buffer.from(`${url} ${says}`);
          return { isStorable: true, systemInfo: says };
        })(),
      };
    },
  });
  const read = (host = 'realestate.localhost') => pages.find(host, '/privacy/')?.identity.toString() ?? '';
  return { site, pages, read };
}

test('a stored page older than a minute is sent at once and rendered again afterwards', async () => {
  const { site, read } = await storePages();
  site.says = 'news';
  site.clock += 60_000;
  expect(read()).toContain('nothing');
  site.clock += 1;
  expect(read()).toContain('nothing');
  await vi.waitFor(() => expect(read()).toContain('news'));
});

test('when the notices of a brand change, all pages of that brand are rendered again soon, and no others', async () => {
  const { site, pages, read } = await storePages();
  const count = site.rendered.length;
  site.says = 'news';
  site.clock += 1;
  await pages.renew('real-estate', 'news');
  expect(read()).toContain('news');
  expect(read('fizcheck.localhost')).toContain('nothing');
  expect(site.rendered.length).toBe(count + count / 2);
});

test('a stored page that shows a withdrawn notice is rendered again, and no other page is', async () => {
  const { site, pages, read } = await storePages();
  site.clock += 60_001;
  site.says = 'news of a moment';
  read();
  await vi.waitFor(() => expect(read()).toContain('moment'));
  site.says = 'nothing';
  site.clock += 1;
  site.rendered = [];
  await pages.renew('real-estate', 'nothing');
  expect(read()).toContain('nothing');
  expect(site.rendered).toHaveLength(1);
});

test('a page rendered after the notices were loaded is not compared with them', async () => {
  const { site, pages, read } = await storePages();
  await pages.renew('real-estate', 'nothing');
  site.clock += 60_001;
  site.says = 'news';
  read();
  await vi.waitFor(() => expect(read()).toContain('news'));
  site.rendered = [];
  read();
  expect(site.rendered).toEqual([]);
});

test('a requested page is rendered first, and a second change ends the first round', async () => {
  const { site, pages, read } = await storePages();
  const count = site.rendered.length / 2;
  site.rendered = [];
  site.says = 'news';
  site.clock += 1;
  const first = pages.renew('real-estate', 'news');
  read();
  site.says = 'other news';
  site.clock += 1;
  await Promise.all([first, pages.renew('real-estate', 'other news')]);
  await vi.waitFor(() => expect(read()).toContain('other news'));
  expect(site.rendered.length).toBeLessThan(2 * count);
});

test('guests of a public page whose remote cannot render get one stored answer, and the page once it is well', async () => {
  const site = { isWell: false, clock: 1000, renders: 0 };
  const pages = await createStoredPages({
    set,
    hosts,
    port: 80,
    now: () => site.clock,
    report: (message) => expect.fail(message),
    render: async () => {
      site.renders += 1;
      const { isWell } = site;
      return {
        status: isWell ? 200 : 503,
        headers: {},
        ended: Promise.resolve('done'),
        isComplete: () => true,
        body: (async function* () {
          yield Buffer.from(isWell ? 'well' : 'unavailable');
          return { isStorable: isWell, systemInfo: null };
        })(),
      };
    },
  });
  const ask = () => pages.unavailable('realestate.localhost', '/privacy/')?.identity.toString();
  const { renders } = site;
  for (let guest = 0; guest < 100; guest += 1) expect(ask()).toBe('unavailable');
  expect(site.renders).toBe(renders);
  site.isWell = true;
  site.clock += 10_000;
  ask();
  await vi.waitFor(() =>
    expect(pages.find('realestate.localhost', '/privacy/')?.identity.toString()).toBe('well'),
  );
  expect(ask()).toBeUndefined();
});

test('a set that takes over answers with the pages of the one before until its own are compressed', async () => {
  const { pages: before } = await storePages();
  const compressed = Promise.withResolvers<void>();
  const pages = await createStoredPages(
    {
      set,
      hosts,
      port: 80,
      now: () => 1000,
      report: (message) => expect.fail(message),
      render: () => expect.fail('a page was rendered that was there'),
    },
    (key) => {
      const page = before.kept(key);
      if (!page) return null;
      const rename = async () => {
        await compressed.promise;
        return { ...page, etag: '"renamed"' };
      };
      return { page: { ...page, renderedAt: changedAt }, rename };
    },
  );
  const ask = () => pages.find('realestate.localhost', '/privacy/');
  expect(ask()?.etag).toBe(before.find('realestate.localhost', '/privacy/')?.etag);
  compressed.resolve();
  await vi.waitFor(() => expect(ask()?.etag).toBe('"renamed"'));
});
