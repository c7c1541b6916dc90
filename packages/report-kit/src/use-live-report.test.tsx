import { transactionsKey } from '@proverka/api-client/transactions';
import { guestSession } from '@proverka/shell-sdk/session';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { pollMilliseconds } from './follow-report.ts';
import { createFakeStreams, exampleReport, exampleTask, type FakeStreams } from './testing.ts';
import { useLiveReport } from './use-live-report.ts';

const report = exampleReport();
const path = `${testApiUrl}/report/${report.order_item_id}`;
const server = startTestServer();
let streams: FakeStreams;

function Screen() {
  const { report: shown, problem, retry } = useLiveReport(report.order_item_id);
  if (shown) return <p>{`${shown.status}: ${shown.tasks.map(({ status }) => status).join()}`}</p>;
  return problem === null ? (
    <p>ждём</p>
  ) : (
    <button type="button" onClick={retry}>
      {problem.title}
    </button>
  );
}
beforeEach(() => {
  streams = createFakeStreams();
  vi.stubGlobal('EventSource', streams.EventSource);
});
afterEach(() => vi.unstubAllGlobals());

test('the screen follows the stream and closes it at the end', async () => {
  server.use(http.get(path, () => HttpResponse.json(report)));
  renderWithPlatform(<Screen />);
  await screen.findByText('running: running');
  const stream = await streams.whenOpened();
  expect(stream.url).toBe(`${path}/events`);

  const found = exampleReport({ tasks: [exampleTask({ status: 'found' })] });
  act(() => stream.send(found));
  await screen.findByText('running: found');

  act(() => stream.send({ ...found, status: 'done', has_pdf: true }));
  await screen.findByText('done: found');
  expect(streams.opened.every(({ isClosed }) => isClosed())).toBe(true);
});

test('a finished report opens no stream', async () => {
  server.use(http.get(path, () => HttpResponse.json(exampleReport({ status: 'done', has_pdf: true }))));
  renderWithPlatform(<Screen />);
  await screen.findByText(/^done/);
  expect(streams.opened).toHaveLength(0);
});

test('leaving the screen closes the stream', async () => {
  server.use(http.get(path, () => HttpResponse.json(report)));
  const { unmount } = renderWithPlatform(<Screen />);
  await screen.findByText(/^running/);
  await waitFor(() => expect(streams.opened).toHaveLength(1));
  unmount();
  expect(streams.opened[0]?.isClosed()).toBe(true);
});

test('without an answer the screen shows the reason and a retry button', async () => {
  server.use(
    http.get(path, () => HttpResponse.error(), { once: true }),
    http.get(path, () => HttpResponse.json(report)),
  );
  renderWithPlatform(<Screen />, { platform: createTestPlatform() });
  const button = await screen.findByRole('button', { name: /Нет связи с сервисом/ });
  act(() => button.click());
  expect((await screen.findByText(/^running/)).textContent).toBe('running: running');
});

describe('refunds of a failed report', () => {
  const refunded = exampleReport({ status: 'refunded', tasks: [] });

  function open() {
    const platform = createTestPlatform({ visitor: testSession });
    let asked = 0;
    const refresh = async () => {
      asked += 1;
      return platform.session.getState();
    };
    const sessionActions = { ...platform.sessionActions, refresh };
    const { queryClient } = renderWithPlatform(<Screen />, { platform: { ...platform, sessionActions } });
    return { queryClient, asked: () => asked };
  }

  test('a refund to the balance updates the header as soon as the report shows it', async () => {
    server.use(http.get(path, () => HttpResponse.json(report)));
    const { queryClient, asked } = open();
    queryClient.setQueryData([...transactionsKey, 0], {});
    await screen.findByText(/^running/);
    expect(asked()).toBe(0);
    const stream = await streams.whenOpened();
    act(() => stream.send(refunded));
    await screen.findByText(/^refunded/);
    expect(asked()).toBe(1);
    expect(queryClient.getQueryState([...transactionsKey, 0])?.isInvalidated).toBe(true);
  });

  test("a refund may have two parts, the balance's at once and the card's when the bank answers", async () => {
    server.use(http.get(path, () => HttpResponse.json(report)));
    const { asked } = open();
    await screen.findByText(/^running/);
    const stream = await streams.whenOpened();
    act(() => stream.send(exampleReport({ status: 'failed', tasks: [] })));
    await screen.findByText(/^failed/);
    expect(asked()).toBe(1);
    act(() => stream.send(refunded));
    await screen.findByText(/^refunded/);
    expect(asked()).toBe(2);
  });

  test('a refund before the page was opened changes nothing', async () => {
    server.use(http.get(path, () => HttpResponse.json(refunded)));
    const { asked } = open();
    await screen.findByText(/^refunded/);
    expect(asked()).toBe(0);
  });
});

test('signing out stops the requests and keeps the report readable, signing in resumes them', async () => {
  let asked = 0;
  server.use(
    http.get(path, () => HttpResponse.json(report), { once: true }),
    http.get(path, () => {
      asked += 1;
      return refusal(401, 'unauthenticated');
    }),
  );
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const platform = createTestPlatform({ visitor: testSession });
  renderWithPlatform(<Screen />, { platform });
  await screen.findByText(/^running/);
  const stream = await streams.whenOpened();
  act(() => stream.fail());
  await vi.advanceTimersByTimeAsync(pollMilliseconds);
  await waitFor(() => expect(streams.opened.at(-1)?.isClosed()).toBe(true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  expect(screen.getByText(/^running/)).toBeTruthy();

  const before = streams.opened.length;
  act(() => platform.session.setState(guestSession));
  act(() => platform.session.setState(testSession));
  await waitFor(() => expect(streams.opened.length).toBeGreaterThan(before));
  expect(streams.opened.at(-1)?.isClosed()).toBe(false);
});
