import { expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { startRelay } from './relay.ts';

/** Longer than a test may take. */
const PAUSE_MS = 120_000;

test('an outbox is looked at again at once while it holds something, also when another cannot be read', async () => {
  let left = 3;
  const emptied = Promise.withResolvers<void>();
  const stop = startRelay(
    {
      full: async () => {
        left -= 1;
        if (left === 0) emptied.resolve();
        return left;
      },
      broken: () => Promise.reject(new Error('the database is away')),
    },
    createLog('silent', 'test'),
    PAUSE_MS,
  );
  await emptied.promise;
  // Both pauses, of the empty one and of the broken one, end with the relay: it waits for sendings only.
  const stopping = performance.now();
  await stop();
  expect(performance.now() - stopping).toBeLessThan(3000);
  expect(left).toBe(0);
});
