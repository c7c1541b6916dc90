import { afterEach, expect, test, vi } from 'vitest';
import { lateDelaysMs, whileSeen } from './late-payment.ts';

afterEach(() => vi.restoreAllMocks());

function showPage(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A wait of zero length, and whether it has resolved. */
function begin(signal = new AbortController().signal) {
  const state = { isOver: false };
  const waiting = whileSeen(() => Promise.resolve())(10_000, signal).then(() => {
    state.isOver = true;
  });
  return { state, waiting };
}

test('a late payment is polled every ten seconds for ten minutes', () => {
  expect(new Set(lateDelaysMs)).toEqual(new Set([10_000]));
  expect(lateDelaysMs.reduce((sum, delay) => sum + delay, 0)).toBe(600_000);
});

test('on a visible page the wait for a payment ends on time', async () => {
  const { state, waiting } = begin();
  await waiting;
  expect(state.isOver).toBe(true);
});

test('on a hidden page the wait for a payment lasts until the page is visible', async () => {
  showPage(false);
  const { state, waiting } = begin();
  await new Promise(setImmediate);
  expect(state.isOver).toBe(false);
  showPage(true);
  await waiting;
  expect(state.isOver).toBe(true);
});

test('leaving a hidden page ends the wait for a payment', async () => {
  showPage(false);
  const leaving = new AbortController();
  const { waiting } = begin(leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
