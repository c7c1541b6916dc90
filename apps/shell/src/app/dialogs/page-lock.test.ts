// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageLock, lockAttribute } from './page-lock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isLocked = () => document.documentElement.hasAttribute(lockAttribute);

test('the page can be scrolled 320 ms after the last dialog closed', () => {
  const lock = createPageLock(document.documentElement);
  lock.opened();
  lock.closed();
  vi.advanceTimersByTime(319);
  expect(isLocked()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLocked()).toBe(false);
});

test('a dialog that opens before the scroll lock ends takes the lock over', () => {
  const lock = createPageLock(document.documentElement);
  lock.closed();
  lock.opened();
  expect(isLocked()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(isLocked()).toBe(false);
});
