import { expect, test } from 'vitest';
import { boundWork } from './bounded-work.ts';
import { Overloaded } from './http/overloaded.ts';

/** Work that runs until it is released, and the most of it that ran at once. */
function heldWork() {
  const releases: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((release) => releases.push(release));
    running -= 1;
    return 'done';
  };
  const releaseAll = async () => {
    while (releases.length > 0) {
      releases.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { work, releaseAll, most: () => most };
}

test('two hundred pieces of work at once: three run, a hundred wait, the others are refused at once', async () => {
  const { work, releaseAll, most } = heldWork();
  const run = boundWork({ what: 'hashing', running: 3, waiting: 100, retryAfterSeconds: 2 });
  const all = Promise.allSettled(Array.from({ length: 200 }, () => run(work)));
  await new Promise(setImmediate);
  await releaseAll();
  const ends = await all;
  expect(most()).toBe(3);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(103);
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(refused).toHaveLength(97);
  expect(refused.every((reason) => reason instanceof Overloaded && reason.retryAfterSeconds === 2)).toBe(
    true,
  );
});

test('work that fails makes room for the next', async () => {
  const run = boundWork({ what: 'hashing', running: 1, waiting: 0, retryAfterSeconds: 1 });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(() => Promise.resolve('next'))).toBe('next');
});
