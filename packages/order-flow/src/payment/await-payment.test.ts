import { expect, test } from 'vitest';
import { awaitPayment, failDelaysMs, onceMs, successDelaysMs } from './await-payment.ts';

const { signal } = new AbortController();

function server(...answers: (boolean | Error)[]) {
  const waited: number[] = [];
  let asked = 0;
  return {
    waited,
    asked: () => asked,
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer ?? false;
    },
    wait: async (milliseconds: number) => void waited.push(milliseconds),
  };
}

test('a late payment is found', async () => {
  const { ask, wait, waited } = server(false, new Error('offline'), false, true);
  expect(await awaitPayment(ask, successDelaysMs, wait, signal)).toBe('paid');
  expect(waited).toEqual([1000, 2000, 3000]);
});

test('after a minute of polling with growing delays the payment is unconfirmed', async () => {
  const { ask, wait, waited } = server(false);
  expect(await awaitPayment(ask, successDelaysMs, wait, signal)).toBe('unpaid');
  expect(waited.reduce((sum, milliseconds) => sum + milliseconds, 0)).toBe(60_000);
  expect(waited).toEqual([...waited].sort((a, b) => a - b));
});

test('a server that does not answer does not mean a failed payment', async () => {
  const { ask, wait, asked } = server(new Error('offline'));
  expect(await awaitPayment(ask, failDelaysMs, wait, signal)).toBe('unknown');
  expect(asked()).toBe(2);
});

test('leaving the page stops the polling', async () => {
  const { ask, asked } = server(false);
  const stop = new AbortController();
  const wait = async () => stop.abort();
  await expect(awaitPayment(ask, successDelaysMs, wait, stop.signal)).rejects.toThrow(/abort/);
  expect(asked()).toBe(1);
});

test('a single check makes one request', async () => {
  const { ask, wait, asked } = server(false);
  expect(await awaitPayment(ask, onceMs, wait, signal)).toBe('unpaid');
  expect(asked()).toBe(1);
});
