import { expect, test } from 'vitest';
import { developmentHosts, type HostEntry } from '@proverka/brand/host';
import { createArticleList } from './article-list.ts';

const article = (id: string) => ({ id, published_at: '2026-10-01' });
const silent = () => undefined;
const hostOf = (brand: HostEntry['brand']) => {
  const host = developmentHosts.find((entry) => entry.brand === brand);
  if (!host) throw new Error(`There is no host of ${brand}`);
  return host;
};
const host = hostOf('real-estate');

function fakeApi(pages: string[][]) {
  const asked: number[] = [];
  const total = pages.flat().length;
  const call = (_key: string, { query }: { query: { page: number } }) => {
    asked.push(query.page);
    return Promise.resolve({ articles: (pages[query.page - 1] ?? []).map(article), total });
  };
  return { asked, api: { call } as unknown as ReturnType<Parameters<typeof createArticleList>[0]['apiOf']> };
}

test('articles of all pages are listed, and fetched again only after five minutes', async () => {
  const { api, asked } = fakeApi([['a', 'b'], ['c']]);
  let clock = 0;
  const list = createArticleList({ apiOf: () => api, now: () => clock, report: silent });
  expect((await list.of(host)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  await list.of(host);
  expect(asked).toEqual([1, 2]);
  clock = 301_000;
  await list.of(host);
  expect(asked).toEqual([1, 2, 1, 2]);
});

test('when the API does not answer, the last known articles are kept, at first none', async () => {
  const { api } = fakeApi([['a']]);
  let isDown = true;
  const call = ((...input: Parameters<typeof api.call>) =>
    isDown ? Promise.reject(new TypeError('fetch failed')) : api.call(...input)) as typeof api.call;
  let clock = 0;
  const list = createArticleList({ apiOf: () => ({ call }), now: () => clock, report: silent });
  expect(await list.of(host)).toEqual([]);
  isDown = false;
  expect(await list.of(host)).toHaveLength(1);
  isDown = true;
  clock = 301_000;
  expect(await list.of(host)).toHaveLength(1);
});

test('each brand has its own articles', async () => {
  const brands = { 'real-estate': fakeApi([['object']]).api, 'person-check': fakeApi([['person']]).api };
  const list = createArticleList({ apiOf: ({ brand }) => brands[brand], now: () => 0, report: silent });
  expect((await list.of(host)).map(({ id }) => id)).toEqual(['object']);
  expect((await list.of(hostOf('person-check'))).map(({ id }) => id)).toEqual(['person']);
});
