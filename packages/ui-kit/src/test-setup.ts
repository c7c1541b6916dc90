import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Generous timeouts: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

/** The tests' document has no layout, so nothing in it changes its size. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
if (typeof document !== 'undefined') globalThis.ResizeObserver ??= NothingResizes;

afterEach(cleanup);
