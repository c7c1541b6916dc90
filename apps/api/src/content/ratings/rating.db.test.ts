import { beforeEach, describe, expect, test } from 'vitest';
import { BROWSER, TLS_BROWSER } from '../../../test/accounts.ts';
import { publishTestArticles } from '../../../test/articles.ts';
import { testConfig } from '../../../test/config.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeEach(async () => {
  const config = testConfig({}, { rating_address: { count: 20, windowSeconds: 3600 } });
  world = await createTestWorld({ config });
  await publishTestArticles(world, [{ id: 'one' }, { id: 'two', brands: ['person-check'] }]);
});

const rate = (rating: unknown, headers: Record<string, string> = {}, article_id = 'one') =>
  world.api.inject({
    method: 'POST',
    url: '/ratings',
    payload: { article_id, rating },
    headers: { ...BROWSER, ...headers },
  });
const read = async (headers: Record<string, string> = {}) =>
  (await world.api.inject({ url: '/ratings?article_id=one', headers })).json();
const markOf = ({ cookies }: Awaited<ReturnType<typeof rate>>) => {
  const [cookie] = cookies;
  return { cookie: `_visitor=${cookie?.value ?? ''}`, attributes: cookie };
};

describe('ratings of an article', () => {
  test("a visitor's rating counts once and may be changed", async () => {
    const first = await rate(5);
    expect(first.json()).toEqual({ average: 5, count: 1, own: 5 });
    const { cookie, attributes } = markOf(first);
    expect(attributes).toMatchObject({ name: '_visitor', httpOnly: true, sameSite: 'Lax' });
    const again = await rate(2, { cookie });
    expect(again.json()).toEqual({ average: 2, count: 1, own: 2 });
    expect(again.cookies).toEqual([]);
    expect(await read({ cookie })).toEqual({ average: 2, count: 1, own: 2 });
    expect(await read()).toEqual({ average: 2, count: 1, own: null });
  });

  test('the mark of a visitor goes without Secure only over HTTP on a development host', async () => {
    expect(markOf(await rate(5)).attributes?.secure).toBeUndefined();
    expect(markOf(await rate(5, TLS_BROWSER)).attributes?.secure).toBe(true);
  });

  test('several ratings are averaged to one decimal', async () => {
    for (const value of [5, 4, 4]) await rate(value);
    expect(await read()).toEqual({ average: 4.3, count: 3, own: null });
  });

  test('a forged visitor mark counts as a new visitor', async () => {
    const { cookie } = markOf(await rate(5));
    const forged = `${cookie.slice(0, -2)}AA`;
    expect((await rate(1, { cookie: forged })).json()).toMatchObject({ count: 2 });
    expect(await read({ cookie: '_visitor=x' })).toMatchObject({ own: null });
  });

  test("a user's rating is the same on all devices and replaces the one given as a guest", async () => {
    const { cookie } = markOf(await rate(1));
    const { authorization } = await world.signIn();
    expect((await rate(5, { authorization, cookie })).json()).toEqual({ average: 5, count: 1, own: 5 });
    expect((await rate(3, { authorization })).json()).toEqual({ average: 3, count: 1, own: 3 });
    expect(await read({ authorization })).toMatchObject({ own: 3 });
  });

  test('ratings given at once by one visitor count once', async () => {
    const { authorization } = await world.signIn();
    await Promise.all([1, 2, 3, 4, 5].map((value) => rate(value, { authorization })));
    expect(await read()).toMatchObject({ count: 1 });
  });

  test.each([0, 6, 4.5, '5', null])('a rating of %j is refused', async (value) => {
    expect((await rate(value)).json()).toMatchObject({ status: 400, fields: { rating: expect.any(String) } });
  });

  test('only an article the brand shows can be rated', async () => {
    expect((await rate(5, {}, 'two')).json()).toMatchObject({ status: 404, code: 'article_not_found' });
    expect((await world.api.inject('/ratings?article_id=nothing')).json()).toMatchObject({
      code: 'article_not_found',
    });
  });

  test('ratings are limited per address and refused from other sites', async () => {
    expect((await rate(5, { origin: 'https://example.com' })).json()).toMatchObject({
      code: 'origin_mismatch',
    });
    for (let i = 0; i < 20; i += 1) await rate(5);
    expect((await rate(5)).json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});
