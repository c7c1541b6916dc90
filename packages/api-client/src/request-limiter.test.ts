import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestLimiter } from './request-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the limit of five requests a second', () => {
  test('the sixth request is delayed, not refused', async () => {
    const takeTurn = createRequestLimiter();
    const started: number[] = [];
    const turns = Promise.all(
      Array.from({ length: 12 }, () =>
        takeTurn().then(() => started.push(vi.getMockedSystemTime()?.getTime() ?? 0)),
      ),
    );
    const began = Date.now();
    await vi.advanceTimersByTimeAsync(2000);
    await turns;
    expect(started.map((at) => at - began)).toEqual([
      0, 0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000, 2000, 2000,
    ]);
  });

  test('an aborted request leaves the queue without using a slot', async () => {
    const takeTurn = createRequestLimiter({ requests: 1, milliseconds: 1000 });
    await takeTurn();
    const controller = new AbortController();
    const given = takeTurn(controller.signal);
    const patient = takeTurn();
    controller.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(1000);
    await patient;
    await expect(takeTurn(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
