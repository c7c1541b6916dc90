import { expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { startRelay } from './relay.ts';

/** Longer than a test may take. */
const PAUSE_MS = 120_000;

test('an outbox with rows left is polled again at once, even when another outbox fails', async () => {
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
  // Stopping the relay ends both pauses: it waits only for requests in flight.
  const stopping = performance.now();
  await stop();
  expect(performance.now() - stopping).toBeLessThan(3000);
  expect(left).toBe(0);
});
