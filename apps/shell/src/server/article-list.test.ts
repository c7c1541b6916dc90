import { expect, test } from 'vitest';
import { createArticleList } from './article-list.ts';

const article = (id: string) => ({ id, published_at: '2026-10-01' });
const silent = () => undefined;

function fakeApi(pages: string[][]) {
  const asked: number[] = [];
  const total = pages.flat().length;
  const call = (_key: string, { query }: { query: { page: number } }) => {
    asked.push(query.page);
    return Promise.resolve({ articles: (pages[query.page - 1] ?? []).map(article), total });
  };
  return { asked, api: { call } as unknown as Parameters<typeof createArticleList>[0]['api'] };
}

test('articles of all pages are listed, and asked for again only after five minutes', async () => {
  const { api, asked } = fakeApi([['a', 'b'], ['c']]);
  let clock = 0;
  const list = createArticleList({ api, now: () => clock, report: silent });
  expect((await list.current()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  await list.current();
  expect(asked).toEqual([1, 2]);
  clock = 301_000;
  await list.current();
  expect(asked).toEqual([1, 2, 1, 2]);
});

test('an API that does not answer leaves the articles last seen, at first none', async () => {
  const { api } = fakeApi([['a']]);
  let isDown = true;
  const call = ((...input: Parameters<typeof api.call>) =>
    isDown ? Promise.reject(new TypeError('fetch failed')) : api.call(...input)) as typeof api.call;
  let clock = 0;
  const list = createArticleList({ api: { call }, now: () => clock, report: silent });
  expect(await list.current()).toEqual([]);
  isDown = false;
  expect(await list.current()).toHaveLength(1);
  isDown = true;
  clock = 301_000;
  expect(await list.current()).toHaveLength(1);
});
