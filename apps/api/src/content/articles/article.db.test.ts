import type { ArticleSummary } from '@proverka/contract/blog';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishTestArticles } from '../../../test/articles.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

const OLD = { id: 'old', title: 'Ёлка во дворе', publishedAt: '2026-01-10', tags: ['двор'] };
const REST = [
  { id: 'new', title: '100% проверка', publishedAt: '2026-03-10', category: 'Люди', author: 'Тестов Тест' },
  { id: 'both', publishedAt: '2026-02-10', brands: ['real-estate', 'person-check'] },
  { id: 'other', publishedAt: '2026-02-11', brands: ['person-check'] },
  { id: 'later', publishedAt: '2999-01-01' },
];
const ARTICLES = [OLD, ...REST];

let world: TestWorld;
beforeEach(async () => {
  world = await createTestWorld();
  await publishTestArticles(world, ARTICLES);
});

const get = async (url: string, site = 'realestate.localhost') =>
  (await world.api.inject({ url, headers: { 'source-site': site } })).json();
const idsOf = ({ articles }: { articles: ArticleSummary[] }) => articles.map(({ id }) => id);

describe('the list of articles', () => {
  test("a brand's articles are listed the newest first, without those dated in the future", async () => {
    const answer = await get('/articles');
    expect(idsOf(answer)).toEqual(['new', 'both', 'old']);
    expect(answer).toMatchObject({
      total: 3,
      articles: [
        { rating: { average: null, count: 0 }, published_at: '2026-03-10', reading_minutes: 1 },
        {},
        {},
      ],
    });
    expect(idsOf(await get('/articles', 'fizcheck.localhost'))).toEqual(['other', 'both']);
  });

  test.each([
    [{ title: 'ЕЛКА' }, ['old']],
    [{ title: '100%' }, ['new']],
    [{ title: '_' }, []],
    [{ category: 'Люди' }, ['new']],
    [{ tag: 'двор' }, ['old']],
    [{ author: 'Тестов Тест' }, ['new']],
    [{ author: 'Тестов' }, []],
    [{ title: '', tag: '' }, ['new', 'both', 'old']],
  ])('the list of articles with %j has %j', async (filter, ids) => {
    expect(idsOf(await get(`/articles?${new URLSearchParams(filter).toString()}`))).toEqual(ids);
  });

  test('articles are listed in pages, and the page after the last one is empty', async () => {
    expect(idsOf(await get('/articles?page=2&page_size=2'))).toEqual(['old']);
    expect(await get('/articles?page=9')).toEqual({ articles: [], total: 3 });
    expect(await get('/articles?page=0')).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await get('/articles?page_size=501')).toMatchObject({ status: 400 });
  });
});

describe('articles', () => {
  test('an article is returned with its text', async () => {
    expect(await get('/articles/old')).toMatchObject({ body_html: '<p>Текст.</p>', comments_count: 0 });
  });

  test.each(['nothing', 'other', 'later', '%00', '..%2f'])(
    'an article that is not shown on this brand is not found: %s',
    async (id) => {
      expect(await get(`/articles/${id}`)).toMatchObject({ status: id === '%00' ? 400 : 404 });
    },
  );

  test('an unknown article has an error code', async () => {
    expect(await get('/articles/nothing')).toMatchObject({ code: 'article_not_found' });
  });
});

test("tags and categories are counted among the brand's visible articles", async () => {
  expect(await get('/tags')).toEqual({
    tags: [
      { name: 'ЕГРН', articles: 2 },
      { name: 'двор', articles: 1 },
    ],
    categories: [
      { name: 'Недвижимость', articles: 2 },
      { name: 'Люди', articles: 1 },
    ],
  });
});

describe('publishing', () => {
  const stored = async () =>
    (await world.owner.query('select id, title, content_hash from article order by id')).rows;

  test('publishing unchanged files changes nothing, also when done twice at once', async () => {
    const before = await stored();
    const twice = await Promise.all([
      publishTestArticles(world, ARTICLES),
      publishTestArticles(world, ARTICLES),
    ]);
    expect(twice).toEqual([1, 2].map(() => ({ changed: [], withdrawn: [], mistakes: [] })));
    expect(await stored()).toEqual(before);
  });

  test('a changed file updates its row and keeps ratings and comments', async () => {
    const { id } = await world.signIn();
    await world.owner.query(`insert into article_rating values ('old', 'user:x', 5, now());`);
    await world.owner.query(
      `insert into article_comment values (gen_random_uuid(), 'old', $1, 'Да', false, now())`,
      [id],
    );
    const changed = [{ ...OLD, title: 'Иначе' }, ...REST];
    expect(await publishTestArticles(world, changed)).toMatchObject({ changed: ['old'] });
    expect(await get('/articles/old')).toMatchObject({
      title: 'Иначе',
      rating: { average: 5, count: 1 },
      comments_count: 1,
    });
  });

  test('a missing file withdraws its article until the file is back', async () => {
    expect(await publishTestArticles(world, REST)).toMatchObject({ withdrawn: ['old'] });
    expect(await get('/articles/old')).toMatchObject({ status: 404 });
    expect(await publishTestArticles(world, REST)).toMatchObject({ withdrawn: [] });
    expect(await publishTestArticles(world, ARTICLES)).toMatchObject({ changed: ['old'] });
    expect(await get('/articles/old')).toMatchObject({ id: 'old' });
  });

  test('an invalid file is reported, and its published article stays', async () => {
    const broken = [{ ...OLD, publishedAt: 'вчера' }, ...REST];
    const published = await publishTestArticles(world, broken);
    expect(published).toEqual({
      changed: [],
      withdrawn: [],
      mistakes: [expect.stringMatching(/^old: publishedAt/)],
    });
    expect(await get('/articles/old')).toMatchObject({ title: 'Ёлка во дворе' });
  });
});
