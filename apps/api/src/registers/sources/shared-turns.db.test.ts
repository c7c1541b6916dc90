import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { sharedTurns } from './shared-turns.ts';

const { db } = await createTestDatabase();

const GAP_MS = 60_000;

test('slots taken by several workers keep the rate limit of one', async () => {
  const [one, other] = [sharedTurns(db, 'fssp'), sharedTurns(db, 'fssp')];
  const waits = await Promise.all(
    Array.from({ length: 10 }, (_, i) => (i % 2 ? one : other)(GAP_MS, 20 * GAP_MS)),
  );
  const inLine = waits.map(Number).toSorted((a, b) => a - b);
  // The last of ten is nine gaps behind the first, less the time spent on reserving: no call is made here.
  expect(inLine.at(-1)).toBeGreaterThan(8 * GAP_MS);
  for (const [place, wait] of inLine.entries()) expect(wait).toBeLessThanOrEqual(place * GAP_MS + 1);
});

test('a slot at one source does not delay another source', async () => {
  await sharedTurns(db, 'slow one')(60_000, 120_000);
  expect(await sharedTurns(db, 'another')(60_000, 120_000)).toBe(0);
});

test('a call that would wait too long is refused and reserves no slot', async () => {
  const turns = sharedTurns(db, 'busy');
  await turns(10_000, 5000);
  expect(await turns(10_000, 5000)).toBeNull();
  expect(await turns(10, 15_000)).toBeLessThanOrEqual(10_000);
});
