import { beforeAll, expect, test } from 'vitest';
import { createMarketWorld } from '../../../test/adverts.ts';
import type { MarketWorld } from '../../../test/adverts.ts';
import { countFigures } from '../figures/count-figures.ts';
import { moscowDay } from '../moscow-day.ts';
import { readAdverts } from './read-adverts.job.ts';

let world: MarketWorld;
beforeAll(async () => {
  world = await createMarketWorld();
  // What is on sale, then the history.
  await world.readAll();
  await world.readAll();
}, 120_000);

/** Nothing is due to be read: only streets are matched and figures counted. */
const run = (runMs: number, signal = new AbortController().signal) =>
  readAdverts(world.deps, signal, { runMs, restShare: 0, historyRestShare: 0, everyMs: 1e9 });
const areas = () =>
  world.db.selectFrom('market_area').select(['id', 'counted_on', 'figures']).orderBy('id').execute();
const toMatch = async () => {
  const { count } = await world.db
    .selectFrom('advert')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('needs_matching', '=', true)
    .executeTakeFirstOrThrow();
  return count;
};
const isCounted = (rows: Awaited<ReturnType<typeof areas>>) =>
  rows.every(({ counted_on }) => counted_on === moscowDay(world.deps.now()));

test('a run whose time is over or that is told to stop counts no figures, and the next one does', async () => {
  const before = await areas();
  expect(before.length).toBeGreaterThan(1);
  expect(isCounted(before)).toBe(true);

  await world.owner.query('update advert set needs_matching = true where is_shown');
  await run(0);
  expect(await toMatch()).toBeGreaterThan(0);
  expect(isCounted(await areas())).toBe(false);

  // Every street is matched, and no time is left to count.
  await world.owner.query('update advert set needs_matching = false');
  await run(0);
  await run(60_000, AbortSignal.abort());
  await countFigures(world.deps, AbortSignal.abort(), 0);
  const left = await areas();
  expect(left.map(({ figures }) => figures)).toEqual(before.map(({ figures }) => figures));
  expect(isCounted(left)).toBe(false);

  await run(60_000);
  expect(isCounted(await areas())).toBe(true);
}, 120_000);
