import { beforeEach, describe, expect, test } from 'vitest';
import { createMarketWorld } from '../../../test/adverts.ts';
import type { MarketWorld } from '../../../test/adverts.ts';
import { findReading } from './reading.store.ts';

let world: MarketWorld;
beforeEach(async () => {
  world = await createMarketWorld();
});

const listing = (kind: string) =>
  world.sandbox.control('/control/api/behaviours', {
    method: 'PUT',
    body: { source: 'adverts-host', operation: 'listing', behaviour: { kind } },
  });
const shown = () => world.db.selectFrom('advert').selectAll().where('is_shown', '=', true).execute();

describe('a source of adverts that misbehaves', () => {
  test('absurd adverts are kept with the reason and shown nowhere', async () => {
    await listing('absurd');
    await world.readAll();
    const aside = await world.db
      .selectFrom('advert')
      .select(['aside', (of) => of.fn.countAll<number>().as('count')])
      .where('aside', 'is not', null)
      .groupBy('aside')
      .execute();
    expect(aside.map(({ aside: reason }) => reason)).toEqual(expect.arrayContaining(['price', 'area']));
    const rows = await shown();
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.every(
        ({ price, area, floor, lon }) =>
          price > 100_000 && area < 1000 && (floor ?? 1) > -3 && (lon ?? 30) > 19,
      ),
    ).toBe(true);
  });

  test('nothing that is marked up is kept', async () => {
    await listing('markup');
    await world.readAll();
    const rows = await shown();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/<script|onerror|\\u0000|\u202E/u);
    expect(rows.every(({ description }) => description.length <= 4000)).toBe(true);
  }, 60_000);

  test('a source that pages for ever is read to its own count and left', async () => {
    await listing('endless');
    // What is on sale, and the history.
    await world.readAll();
    await world.readAll();
    const reading = await findReading(world.db);
    expect(reading).toMatchObject({ stage: 'changes', trouble: 'pages_never_end' });
    const { count } = await world.db
      .selectFrom('advert')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('id', '>=', 90_000_000)
      .executeTakeFirstOrThrow();
    expect(count).toBeLessThan(500);
  });

  test('a source that repeats its first page is left, and read again later', async () => {
    await listing('repeat');
    // What is on sale fits the first page; the history does not.
    await world.readAll();
    await world.readAll();
    expect(await findReading(world.db)).toMatchObject({
      stage: 'all',
      trouble: 'pages_repeat',
    });
    await world.sandbox.control('/control/api/behaviours?source=adverts-host', { method: 'DELETE' });
    await world.readAll();
    expect(await findReading(world.db)).toMatchObject({ stage: 'changes', trouble: null });
  });

  test('dead links and links of another scheme leave an advert with the photos that may be there', async () => {
    await listing('dead');
    await world.readAll();
    const rows = await shown();
    expect(rows.every(({ photos }) => photos.every(({ url }) => url.startsWith('http')))).toBe(true);
    const answer = await world.api.inject(`/adverts/photo?id=${rows[0]?.id}&number=1`);
    expect(answer.json()).toMatchObject({ code: 'advert_photo_missing' });
  });

  test('a source that does not answer changes nothing, and look-ups say so', async () => {
    await world.readAll();
    const before = (await shown()).length;
    for (const source of ['adverts-host', 'market-data']) {
      await world.sandbox.control('/control/api/behaviours', {
        method: 'PUT',
        body: { source, behaviour: { kind: 'failing', status: 500 } },
      });
    }
    await world.readAll();
    expect((await shown()).length).toBe(before);
    const byNumber = await world.api.inject({
      method: 'POST',
      url: '/adverts/object/kad',
      payload: { kad_number: '78:12:0090007:3004' },
    });
    expect(byNumber.json()).toMatchObject({ code: 'source_unavailable' });
    const answer = await world.api.inject('/getRefByA?address=Нигде');
    expect(answer.json()).toMatchObject({ status: 503, code: 'source_unavailable' });
    expect((await world.api.inject({ method: 'POST', url: '/adverts/list', payload: {} })).statusCode).toBe(
      200,
    );
  });

  test('what did not change is not written again, and a change of the rules takes groups apart', async () => {
    await world.readAll();
    const [pair] = await world.db
      .selectFrom('advert_pair')
      .selectAll()
      .orderBy('weight', 'desc')
      .limit(1)
      .execute();
    const before = await world.db
      .selectFrom('advert')
      .select('read_at')
      .orderBy('read_at', 'desc')
      .executeTakeFirstOrThrow();
    await world.readAll();
    const after = await world.db
      .selectFrom('advert')
      .select('read_at')
      .orderBy('read_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    if (pair === undefined) throw new Error('no duplicates in a town');
    await world.db
      .updateTable('advert_pair')
      .set({ by_hand: 'apart' })
      .where('first_id', '=', pair.first_id)
      .where('second_id', '=', pair.second_id)
      .execute();
    await world.db
      .updateTable('advert')
      .set({ needs_matching: true })
      .where('id', '=', pair.first_id)
      .execute();
    await world.readAll();
    const keys = await world.db
      .selectFrom('advert')
      .select('flat_key')
      .where('id', 'in', [pair.first_id, pair.second_id])
      .execute();
    expect(new Set(keys.map(({ flat_key }) => flat_key)).size).toBe(2);
  });
});
