import { expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { startRelay } from './relay.ts';

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
  );
  const started = performance.now();
  await emptied.promise;
  await stop();
  // Both pauses, of the empty one and of the broken one, last a second but end with the relay.
  expect(performance.now() - started).toBeLessThan(950);
  expect(left).toBe(0);
});
