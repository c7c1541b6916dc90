import type { DeskArticle } from '@proverka/contract/desk-blog';
import { beforeEach, expect, test } from 'vitest';
import { publishTestArticles } from '../../../test/articles.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const ARTICLES = [
  { id: 'one', title: 'Первая' },
  { id: 'both', publishedAt: '2026-02-10', brands: ['real-estate', 'person-check'] },
  { id: 'later', publishedAt: '2999-01-01' },
];

let world: TestWorld;
let support: SignedInPerson;
beforeEach(async () => {
  world = await createTestWorld();
  support = await world.signIn({ staff: 'support' });
  await publishTestArticles(world, ARTICLES);
});

const list = async (): Promise<DeskArticle[]> =>
  (await support.request({ url: '/admin/articles' })).json<{ articles: DeskArticle[] }>().articles;
const decide = (id: string, isBlocked: boolean) =>
  support.request({
    method: 'PUT',
    url: `/admin/articles/${id}/state`,
    payload: { is_blocked: isBlocked, reason: 'ошибка в тексте' },
  });
const shown = async (id: string) => (await world.api.inject(`/articles/${id}`)).statusCode === 200;

test('articles are listed with their state, their ratings by points and their comments', async () => {
  await publishTestArticles(world, ARTICLES.slice(0, 2));
  await publishTestArticles(world, [...ARTICLES, { id: 'gone' }]);
  await publishTestArticles(world, ARTICLES);
  for (const [rater, value] of [
    ['user:a', 5],
    ['user:b', 5],
    ['mark:c', 2],
  ]) {
    await world.owner.query(`insert into article_rating values ('one', $1, $2, now())`, [rater, value]);
  }
  const { id } = await world.signIn();
  await world.owner.query(
    `insert into article_comment values (gen_random_uuid(), 'one', $1, 'Да', false, now()),
      (gen_random_uuid(), 'one', $1, 'Нет', true, now())`,
    [id],
  );
  const articles = await list();
  expect(articles.map((article) => [article.id, article.state])).toEqual([
    ['later', 'later'],
    ['both', 'shown'],
    ['gone', 'withdrawn'],
    ['one', 'shown'],
  ]);
  expect(articles.at(-1)).toMatchObject({
    rating: { average: 4, count: 3 },
    ratings: [0, 1, 0, 0, 2],
    comments: 1,
    blocked_comments: 1,
  });
});

test('a blocked article is on no site and in no list, also once its file is published anew, until it is restored', async () => {
  expect((await decide('one', true)).json()).toMatchObject({ id: 'one', state: 'blocked' });
  await publishTestArticles(world, [{ id: 'one', title: 'Иначе' }]);
  expect(await shown('one')).toBe(false);
  expect((await world.api.inject('/articles')).json()).toMatchObject({ total: 0 });
  expect((await world.api.inject('/comments?article_id=one')).json()).toMatchObject({
    code: 'article_not_found',
  });
  expect((await decide('one', false)).json()).toMatchObject({ title: 'Иначе', state: 'shown' });
  expect(await shown('one')).toBe(true);
  const { rows } = await world.owner.query<{ event: string }>(
    `select event from audit_event where subject = 'one' order by seq`,
  );
  expect(rows.map(({ event }) => event)).toEqual(['article.blocked', 'article.restored']);
});

test('an article that never was is not found', async () => {
  expect((await decide('nothing', true)).json()).toMatchObject({ status: 404, code: 'article_not_found' });
});
