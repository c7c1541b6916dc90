import { describe, expect, test } from 'vitest';
import { buyerOfChecks } from '../../../test/buyer-of-checks.ts';
import { buyCheck } from '../../../test/checks.ts';
import { ivan } from '../../../test/fake-check-sources.ts';
import { postAs } from '../../../test/report-changes.ts';
import { readReport } from '../../../test/reports.ts';
import { destroyReportsJob } from './destroy-reports.job.ts';

const DAY_MS = 86_400_000;

const at = buyerOfChecks({ paid: 100_000 });
const post = (path: string, payload: object = {}, person = at.buyer) => postAs(person, path, payload);

describe('ratings of a report', () => {
  const rate = (itemId: string, body: object, person = at.buyer) =>
    post(`/report/${itemId}/rating`, body, person);

  test('a rating is stored with its comment and replaced by a second one', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect((await rate(itemId, { rating: 'up' })).json()).toEqual({ rating: 'up', comment: '' });
    await rate(itemId, { rating: 'down', comment: ' Мало ' });
    expect((await readReport(at.buyer, itemId)).rating).toEqual({ rating: 'down', comment: 'Мало' });
    expect((await rate(itemId, { rating: 'sideways' })).json().code).toBe('invalid_request');
  });

  test('the staff reads ratings the newest first, by thumb, by words and in pages', async () => {
    const admin = await at.world.signIn({ staff: 'admin' });
    const list = async (body: object = {}) =>
      (await post('/admin/report_ratings', body, admin)).json<{
        ratings: { order_item_id: string }[];
        next: string | null;
      }>();
    const idsOf = async (body: object) => (await list(body)).ratings.map((rated) => rated.order_item_id);
    const [useful, useless] = [
      await buyCheck(at.world, at.buyer, ivan),
      await buyCheck(at.world, at.buyer, ivan),
    ];
    await rate(useless, { rating: 'down', comment: 'Мало' });
    at.world.clock.advance(1000);
    await rate(useful, { rating: 'up' });
    const first = await list({ limit: 1 });
    expect(first).toMatchObject({
      ratings: [{ order_item_id: useful, rating: 'up', comment: '', product_name_ru: expect.any(String) }],
      next: useful,
    });
    expect(await idsOf({ limit: 1, after: useful })).toEqual([useless]);
    expect((await idsOf({ rating: 'down', has_comment: true })).at(0)).toBe(useless);
    expect(await idsOf({ rating: 'up', has_comment: true })).toEqual([]);
  });

  test('a rating loses its comment when the report is destroyed', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    await rate(itemId, { rating: 'down', comment: 'Тестов Иван' });
    at.world.clock.advance(40 * DAY_MS);
    await destroyReportsJob(at.world.deps);
    const kept = await at.world.db
      .selectFrom('report_rating')
      .select(['value', 'comment'])
      .where('item_id', '=', itemId)
      .execute();
    expect(kept).toEqual([{ value: 'down', comment: '' }]);
  });
});
