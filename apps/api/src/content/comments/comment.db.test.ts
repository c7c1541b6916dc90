import type { Comment } from '@proverka/contract/blog';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishTestArticles } from '../../../test/articles.ts';
import { testConfig } from '../../../test/config.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let person: SignedInPerson;
beforeEach(async () => {
  const config = testConfig({}, { comment_user: { count: 5, windowSeconds: 3600 } });
  world = await createTestWorld({ config });
  await publishTestArticles(world, [{ id: 'one' }, { id: 'two', brands: ['person-check'] }]);
  person = await world.signIn();
});

const comment = async (text: unknown, by = person, article_id = 'one') =>
  (await by.request({ method: 'POST', url: '/comments', payload: { article_id, text } })).json();
const list = async (
  more = '',
  headers: Record<string, string> = {},
): Promise<{ comments: Comment[]; total: number }> =>
  (await world.api.inject({ url: `/comments?article_id=one${more}`, headers })).json();
const remove = async (id: string, by = person) =>
  (await by.request({ method: 'DELETE', url: `/comments/${id}` })).json();

describe('comments of a user', () => {
  test('a comment is stored as typed, also when it looks like HTML (V3.2.2)', async () => {
    const text = '<script>alert(1)</script> & "так"\nвторая строка';
    expect(await comment(`  ${text}  `)).toMatchObject({ text, author: 'Тестов Тест', is_own: true });
    expect(await list()).toMatchObject({ total: 1, comments: [{ text, is_own: false }] });
    expect(await list('', { authorization: person.authorization })).toMatchObject({
      comments: [{ is_own: true }],
    });
  });

  test("a comment without an author's name never shows the e-mail", async () => {
    await world.owner.query(`update app_user set name = '' where id = $1`, [person.id]);
    expect(await comment('Да')).toMatchObject({ author: 'Читатель' });
    expect(JSON.stringify(await list())).not.toContain(person.email.split('@')[0]);
  });

  test.each([
    ['', 'Обязательное поле'],
    [' \n ', 'Обязательное поле'],
    [undefined, 'Обязательное поле'],
    ['а'.repeat(2001), 'Поле слишком длинное'],
    ['а\u0000б', 'Некорректное значение'],
  ])('an invalid comment is refused in the words of its field: %j', async (text, words) => {
    expect(await comment(text)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: { text: words },
    });
  });

  test('a comment may have two thousand characters', async () => {
    expect(await comment('я'.repeat(2000))).toMatchObject({ is_own: true });
  });

  test('comments are limited per user', async () => {
    for (let i = 0; i < 5; i += 1) await comment('Да');
    expect(await comment('Да')).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await comment('Да', await world.signIn())).toMatchObject({ is_own: true });
  });

  test('only an article the brand shows can be commented on', async () => {
    expect(await comment('Да', person, 'two')).toMatchObject({ status: 404, code: 'article_not_found' });
    expect(await comment('Да', person, 'nothing')).toMatchObject({ code: 'article_not_found' });
  });
});

describe('the list of comments', () => {
  test('comments are listed the newest first, in pages', async () => {
    for (const text of ['первый', 'второй', 'третий']) {
      await comment(text);
      world.clock.advance(1000);
    }
    expect((await list()).comments.map(({ text }) => text)).toEqual(['третий', 'второй', 'первый']);
    expect(await list('&page=2&page_size=2')).toMatchObject({ total: 3, comments: [{ text: 'первый' }] });
  });

  test('blocked comments are neither shown nor counted', async () => {
    const { id } = await comment('Реклама');
    await world.owner.query('update article_comment set is_blocked = true where id = $1', [id]);
    expect(await list()).toEqual({ comments: [], total: 0 });
    expect((await world.api.inject('/articles/one')).json()).toMatchObject({ comments_count: 0 });
  });

  test('a comment is deleted by its author or an administrator', async () => {
    const { id } = await comment('Да');
    expect(await remove(id, await world.signIn())).toMatchObject({ status: 404, code: 'comment_not_found' });
    expect(await list()).toMatchObject({ total: 1 });
    expect(await remove(id)).toEqual({ ok: true });
    expect(await remove(id)).toMatchObject({ code: 'comment_not_found' });
    const other = await comment('Нет');
    expect(await remove(other.id, await world.signIn({ staff: 'admin' }))).toEqual({ ok: true });
  });
});
