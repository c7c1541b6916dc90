import type { DeskPollResult } from '@proverka/contract/desk-poll';
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

describe('the question after a report', () => {
  const answer = (itemId: string, body: object, person = at.buyer) =>
    post('/poll', { order_item_id: itemId, ...body }, person);

  test('an answer is kept, replaced by a second one, and shown in the report', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect(await readReport(at.buyer, itemId)).not.toHaveProperty('poll_answer');
    expect((await answer(itemId, { answer: 'undecided' })).json()).toEqual({ answer: 'undecided' });
    await answer(itemId, { answer: 'refused' });
    expect(await readReport(at.buyer, itemId)).toMatchObject({ poll_answer: 'refused' });
  });

  test('an answer that is none, or about the report of somebody else, is refused', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect((await answer(itemId, { answer: 'maybe' })).json()).toMatchObject({ code: 'invalid_request' });
    const stranger = await at.world.signIn();
    expect((await answer(itemId, { answer: 'refused' }, stranger)).json()).toMatchObject({
      status: 404,
      code: 'report_not_found',
    });
  });

  test('the staff reads how many decided what, by product', async () => {
    const admin = await at.world.signIn({ staff: 'admin' });
    const read = async () => {
      const reply = await admin.request({ url: '/admin/poll_results' });
      const { results } = reply.json<{ results: DeskPollResult[] }>();
      return results.find(({ product_name_ru: name }) => name === product);
    };
    const items = [await buyCheck(at.world, at.buyer, ivan), await buyCheck(at.world, at.buyer, ivan)];
    const { product_name_ru: product } = await readReport(at.buyer, items[0] ?? '');
    const before = (await read()) ?? { went_on: 0, refused: 0, undecided: 0 };
    for (const itemId of items) await answer(itemId, { answer: 'refused' });
    await answer(items[0] ?? '', { answer: 'went_on' });
    expect(await read()).toEqual({
      product_name_ru: product,
      went_on: before.went_on + 1,
      refused: before.refused + 1,
      undecided: before.undecided,
    });
  });
});
