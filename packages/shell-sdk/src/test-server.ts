import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * A fake API for the tests of a file, at `testApiUrl`. What a test adds by `use` is gone after it; a call that nothing
 * answers fails the test.
 */
export function startTestServer(...handlers: readonly RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
