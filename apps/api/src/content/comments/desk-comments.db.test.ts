import type { DeskComment } from '@proverka/contract/desk-blog';
import { beforeAll, expect, test } from 'vitest';
import { publishTestArticles } from '../../../test/articles.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let support: SignedInPerson;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  await publishTestArticles(world, [{ id: 'one' }, { id: 'two' }]);
  support = await world.signIn({ staff: 'support' });
  person = await world.signIn();
});

const comment = async (text: string, articleId = 'one'): Promise<string> => {
  const payload = { article_id: articleId, text };
  const made = await person.request({ method: 'POST', url: '/comments', payload });
  world.clock.advance(1000);
  return made.json<{ id: string }>().id;
};
interface Listed {
  readonly comments: DeskComment[];
  readonly next: string | null;
  readonly total: { readonly count: number } | null;
}
const list = async (payload: object = {}): Promise<Listed> =>
  (await support.request({ method: 'POST', url: '/admin/comments', payload })).json();
const decide = (id: string, isBlocked: boolean, reason = 'реклама') =>
  support.request({
    method: 'PUT',
    url: `/admin/comments/${id}/state`,
    payload: { is_blocked: isBlocked, reason },
  });
const readersSee = async (): Promise<string[]> =>
  (await world.api.inject('/comments?article_id=one'))
    .json<{ comments: { text: string }[] }>()
    .comments.map(({ text }) => text);

test('a blocked comment is gone for readers and stays in the list of the staff, from where it is restored', async () => {
  const id = await comment('Купите у нас');
  expect((await decide(id, true)).json()).toMatchObject({ comment_id: id, state: 'blocked' });
  expect(await readersSee()).not.toContain('Купите у нас');
  expect((await list({ state: 'blocked' })).comments.map(({ comment_id }) => comment_id)).toContain(id);
  expect((await decide(id, false, 'ошиблись')).json()).toMatchObject({ state: 'shown' });
  expect(await readersSee()).toContain('Купите у нас');
  const { rows } = await world.owner.query<{ event: string }>(
    'select event from audit_event where subject = $1 order by seq',
    [id],
  );
  expect(rows.map(({ event }) => event)).toEqual(['comment.blocked', 'comment.restored']);
});

test('of two who block a comment only one writes into the journal', async () => {
  const id = await comment('Дважды');
  const answers = await Promise.all([decide(id, true), decide(id, true)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { rows } = await world.owner.query(
    `select d.reason from audit_event e join audit_event_detail d using (seq)
     where e.event = 'comment.blocked' and e.subject = $1`,
    [id],
  );
  expect(rows).toEqual([{ reason: 'реклама' }]);
});

test('comments of all articles are listed the newest first, in pages, by words and by article', async () => {
  const [first, second] = [await comment('Ёлка во дворе', 'two'), await comment('Клён', 'two')];
  expect(await list({ article_id: 'two' })).toMatchObject({
    comments: [
      { comment_id: second, article_title: 'Статья two', author: 'Тестов Тест' },
      { comment_id: first },
    ],
    next: null,
    total: { count: 2 },
  });
  expect((await list({ text: 'ЕЛКА' })).comments.map(({ comment_id }) => comment_id)).toEqual([first]);
  const page = await list({ article_id: 'two', limit: 1 });
  expect(page).toMatchObject({ next: second, total: { count: 2 } });
  expect(await list({ article_id: 'two', limit: 1, after: second })).toMatchObject({
    comments: [{ comment_id: first }],
    next: null,
    total: null,
  });
});

test('a comment that is gone, and a decision without a reason, are refused', async () => {
  const id = await comment('Да');
  expect((await decide(id, true, ' ')).json()).toMatchObject({ fields: { reason: expect.any(String) } });
  await person.request({ method: 'DELETE', url: `/comments/${id}` });
  expect((await decide(id, true)).json()).toMatchObject({ status: 404, code: 'comment_not_found' });
});
