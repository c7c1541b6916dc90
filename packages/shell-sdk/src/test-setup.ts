import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Runs for each file of tests, also when the files of a project share their modules and their window.

// Generous timeouts: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

/** The tests' document has no layout, so nothing in it changes its size. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
if (typeof document !== 'undefined') globalThis.ResizeObserver ??= NothingResizes;

// The rendered page is removed after each test.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});

// The next file begins with an empty window, whatever this one has left.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
});
