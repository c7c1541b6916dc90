import { afterEach, expect, test, vi } from 'vitest';
import { lateDelaysMs, whileSeen } from './late-payment.ts';

afterEach(() => vi.restoreAllMocks());

function showPage(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A wait that is over at once, and whether what follows it has come. */
function begin(signal = new AbortController().signal) {
  const state = { isOver: false };
  const waiting = whileSeen(() => Promise.resolve())(10_000, signal).then(() => {
    state.isOver = true;
  });
  return { state, waiting };
}

test('a late payment is asked about every ten seconds for ten minutes', () => {
  expect(new Set(lateDelaysMs)).toEqual(new Set([10_000]));
  expect(lateDelaysMs.reduce((sum, delay) => sum + delay, 0)).toBe(600_000);
});

test('a page that is looked at waits no longer than it was told', async () => {
  const { state, waiting } = begin();
  await waiting;
  expect(state.isOver).toBe(true);
});

test('a hidden page waits until it is looked at', async () => {
  showPage(false);
  const { state, waiting } = begin();
  await new Promise(setImmediate);
  expect(state.isOver).toBe(false);
  showPage(true);
  await waiting;
  expect(state.isOver).toBe(true);
});

test('a hidden page that is left waits for nothing more', async () => {
  showPage(false);
  const leaving = new AbortController();
  const { waiting } = begin(leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
