import type { Problem } from '@proverka/contract/problem';
import { HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

/**
 * A fake API at `testApiUrl` for the tests of a file. Handlers added by `use` last for one test; a call without a handler
 * fails the test.
 */
export function startTestServer(...handlers: readonly RequestHandler[]) {
  const server = setupServer(...handlers);
  let unanswered: string[] = [];
  server.events.on('request:unhandled', ({ request }) => {
    unanswered.push(`${request.method} ${request.url}`);
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    // What a former test left behind is not of this one.
    unanswered = [];
    // Once the page is removed: a failure before it would leave the page to the next test.
    return () => {
      server.resetHandlers();
      expect(unanswered, 'calls without an answer').toEqual([]);
    };
  });
  // Calls that were made a moment ago are looked up while their page is there.
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        setImmediate(resolve);
      }),
  );
  afterAll(() => server.close());
  return server;
}

/** What the API answers when it refuses: a problem of the contract. */
export function refusal(
  status: number,
  code: Problem['code'],
  title = '',
  more: Pick<Problem, 'fields' | 'existing' | 'retryAfter'> = {},
) {
  const problem: Problem = { type: 'about:blank', title, status, code, requestId: 'r-1', ...more };
  return HttpResponse.json(problem, {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
