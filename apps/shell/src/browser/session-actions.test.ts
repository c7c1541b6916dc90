import { personSettingsQuery } from '@proverka/api-client/system';
import { guestSession, unknownSession, type Session } from '@proverka/shell-sdk/session';
import { createTestPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchForEndedSession } from './ended-session.ts';
import { browserSessionActions } from './session-actions.ts';
import { createSessionQuestion, watchUnknownSession } from './session-question.ts';

const server = startTestServer();
const noWait = () => Promise.resolve();

/** A page of a signed-in user, with the result of a private query on screen. */
function openPage(pathname = '/order/1/') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const leave = vi.fn<(path?: string) => void>();
  const platform = createTestPlatform({ visitor: testSession });
  const actions = browserSessionActions({ queryClient, leave, pathname: () => pathname })(platform);
  const query = personSettingsQuery(platform.api);
  queryClient.setQueryData(query.queryKey, { settings: [] });
  queryClient.setQueryData(['orders'], 'of the former visitor');
  const shown = new QueryObserver(queryClient, { ...query, staleTime: Infinity });
  shown.subscribe(() => undefined);
  return { actions, leave, platform, queryClient, shown };
}

const answerToken = (answer: object) =>
  server.use(http.post(`${testApiUrl}/token`, () => HttpResponse.json(answer)));
const noSession = () => refusal(401, 'unauthenticated', 'Войдите');

test('when a session ended on the server, its query results are dropped, those on screen included', async () => {
  const { actions, platform, queryClient, shown } = openPage();
  server.use(http.get(`${testApiUrl}/person/settings`, noSession));
  answerToken({ valid: false });
  expect(shown.getCurrentResult().data).toEqual({ settings: [] });
  await actions.refresh();
  expect(platform.session.getState().visitor).toBe('guest');
  expect(shown.getCurrentResult().data).toBeUndefined();
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  await vi.waitFor(() => expect(shown.getCurrentResult().isError).toBe(true));
});

test('an unchanged session keeps its query results', async () => {
  const { actions, platform, shown } = openPage();
  const person = testSession.user;
  answerToken({ valid: true, person, account: { balance: '5.00', bonus_balance: '0.00' }, tariff: null });
  await actions.refresh();
  expect(platform.session.getState().balance).toBe('5.00');
  expect(shown.getCurrentResult().data).toEqual({ settings: [] });
});

test.each([
  ['/object/78:31:0099001:101/', undefined],
  ['/user/orders/', '/'],
])(
  'signing out on %s loads a new page, so that nothing of the user stays in memory',
  async (pathname, target) => {
    const { actions, leave } = openPage(pathname);
    server.use(http.post(`${testApiUrl}/logout`, () => HttpResponse.json({ ok: true })));
    await actions.logout();
    expect(leave.mock.calls).toEqual([[target]]);
  },
);

test("neither a session's end nor signing out leaves the links of a guest's cases in the browser", async () => {
  const deleted: string[] = [];
  vi.stubGlobal('localStorage', { removeItem: (key: string) => deleted.push(key) });
  onTestFinished(() => void vi.unstubAllGlobals());
  answerToken({ valid: false });
  server.use(http.get(`${testApiUrl}/person/settings`, noSession));
  const { actions, shown } = openPage();
  await actions.refresh();
  await vi.waitFor(() => expect(shown.getCurrentResult().isError).toBe(true));
  expect(deleted).toEqual(['guest-cases']);
  server.use(http.post(`${testApiUrl}/logout`, () => HttpResponse.json({ ok: true })));
  await openPage().actions.logout();
  expect(deleted).toEqual(['guest-cases', 'guest-cases']);
});

test('a call refused with 401 makes the page reload the session once', async () => {
  const { platform, queryClient } = openPage();
  const refresh = vi.fn<() => Promise<Session>>(async () => {
    platform.session.setState(guestSession);
    return guestSession;
  });
  const question = createSessionQuestion(
    { sessionActions: { ...platform.sessionActions, refresh } },
    noWait,
    () => 0,
  );
  watchForEndedSession(queryClient, platform, question);
  server.use(http.get(`${testApiUrl}/person/settings`, noSession));
  const ask = (name: string) =>
    queryClient
      .fetchQuery({ queryKey: [name], queryFn: () => platform.api.call('GET /person/settings', {}) })
      .catch(() => undefined);
  await Promise.all([ask('one'), ask('two')]);
  expect(refresh).toHaveBeenCalledOnce();
});

const noAnswer = (status: 429 | 503) =>
  refusal(status, status === 429 ? 'too_many_requests' : 'service_unavailable', 'Подождите');

test.each([429, 503] as const)(
  'a question about the session answered with %s signs nobody out',
  async (status) => {
    const { actions, platform, queryClient } = openPage();
    server.use(http.post(`${testApiUrl}/token`, () => noAnswer(status)));
    await expect(actions.refresh()).rejects.toMatchObject({ problem: { status } });
    expect(platform.session.getState()).toEqual(testSession);
    expect(queryClient.getQueryData(['orders'])).toBe('of the former visitor');
  },
);

test('a session nobody answered about is asked for with growing waits until somebody does', async () => {
  const { actions, platform } = openPage();
  platform.session.setState(unknownSession, true);
  let asked = 0;
  server.use(
    http.post(`${testApiUrl}/token`, () => {
      asked += 1;
      if (asked < 4) return noAnswer(503);
      const account = { balance: '5.00', bonus_balance: '0.00' };
      return HttpResponse.json({ valid: true, person: testSession.user, account, tariff: null });
    }),
  );
  const waits: number[] = [];
  const seen: string[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    const now = platform.session.getState();
    seen.push(now.visitor === 'unknown' ? `asking: ${now.isAsking}` : now.visitor);
  };
  watchUnknownSession(
    platform,
    createSessionQuestion({ sessionActions: { ...platform.sessionActions, ...actions } }, wait, () => 0),
  );
  await vi.waitUntil(() => platform.session.getState().visitor === 'signed-in');
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(new Set(seen)).toEqual(new Set(['asking: false']));
});

test('«Войти» pressed twice before its dialog is shown opens it once, and again after it was closed', async () => {
  const { actions, platform } = openPage();
  const { stack, close } = platform.dialogs;
  const answers = [actions.askToSignIn('login'), actions.askToSignIn('login')];
  const [dialog] = stack.getState();
  expect(stack.getState()).toHaveLength(1);
  close(dialog?.key ?? 0);
  expect(await Promise.all(answers)).toEqual([false, false]);
  void actions.askToSignIn('register');
  expect(stack.getState()).toHaveLength(1);
});
