import type { Report } from '@proverka/contract/report';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followReport, pollMilliseconds, type ReportFeed } from './follow-report.ts';
import { createFakeStreams, exampleReport, type FakeStreams } from './testing.ts';

const running = exampleReport();
const ready = exampleReport({ status: 'done', has_pdf: true });
const gone = new Error('gone');

let streams: FakeStreams;
let seen: Report[];
let polls: number;
let stop: () => void;

interface Answers {
  readonly poll?: () => Promise<Report>;
  readonly withoutStream?: boolean;
}

function follow({ poll = async () => running, withoutStream = false }: Answers = {}) {
  const feed: ReportFeed = {
    openStream: withoutStream ? null : () => new streams.EventSource('/events'),
    poll: () => {
      polls += 1;
      return poll();
    },
    onReport: (report) => seen.push(report),
    isGone: (error) => error === gone,
  };
  stop = followReport(feed);
}

function showPage(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  streams = createFakeStreams();
  seen = [];
  polls = 0;
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the event stream of a report', () => {
  test('every event is the whole report, so no request is needed', async () => {
    follow();
    streams.opened[0]?.open();
    streams.opened[0]?.send(running);
    streams.opened[0]?.send(exampleReport({ status: 'needs_data' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.map(({ status }) => status)).toEqual(['running', 'needs_data']);
    expect(polls).toBe(0);
  });

  test('the final state closes the stream', () => {
    follow();
    streams.opened[0]?.send(ready);
    expect(streams.opened[0]?.isClosed()).toBe(true);
    expect(seen).toEqual([ready]);
  });

  test('leaving the page closes the stream and ignores later events', async () => {
    follow();
    stop();
    expect(streams.opened[0]?.isClosed()).toBe(true);
    showPage(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams.opened).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a hidden page closes the stream and reopens it when visible again', () => {
    follow();
    showPage(false);
    expect(streams.opened[0]?.isClosed()).toBe(true);
    expect(streams.opened).toHaveLength(1);
    showPage(true);
    expect(streams.opened).toHaveLength(2);
  });
});

describe('a failing event stream', () => {
  test('a report is polled every five seconds while its stream fails', async () => {
    follow();
    streams.opened[0]?.fail();
    await vi.advanceTimersByTimeAsync(3 * pollMilliseconds);
    expect(polls).toBe(3);
    expect(seen).toHaveLength(3);
  });

  test('polling stops when the stream is back', async () => {
    follow();
    streams.opened[0]?.fail();
    await vi.advanceTimersByTimeAsync(pollMilliseconds);
    streams.opened[0]?.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(polls).toBe(1);
  });

  test('a failed poll is repeated', async () => {
    follow({ poll: () => Promise.reject(new Error('unreachable')) });
    streams.opened[0]?.fail();
    await vi.advanceTimersByTimeAsync(2 * pollMilliseconds);
    expect(polls).toBe(2);
  });

  test('a delayed poll answer does not overwrite a newer event', async () => {
    const late = Promise.withResolvers<Report>();
    follow({ poll: () => late.promise });
    streams.opened[0]?.fail();
    await vi.advanceTimersByTimeAsync(pollMilliseconds);
    streams.opened[0]?.send(exampleReport({ status: 'needs_data' }));
    late.resolve(running);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.map(({ status }) => status)).toEqual(['needs_data']);
  });

  test('a report that is gone is not polled any more', async () => {
    follow({ poll: () => Promise.reject(gone) });
    streams.opened[0]?.fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(polls).toBe(1);
    expect(streams.opened[0]?.isClosed()).toBe(true);
  });

  test('a browser without event streams polls until the final state', async () => {
    const answers = [running, ready];
    follow({ withoutStream: true, poll: async () => answers.shift() ?? ready });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(polls).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a failed report is followed until the money is refunded', () => {
  follow();
  streams.opened[0]?.open();
  streams.opened[0]?.send(exampleReport({ status: 'failed' }));
  expect(streams.opened[0]?.isClosed()).toBe(false);
  streams.opened[0]?.send(exampleReport({ status: 'refunded' }));
  expect(streams.opened[0]?.isClosed()).toBe(true);
});

describe('waiting for the PDF of a delivered report', () => {
  const unprinted = exampleReport({ status: 'done', has_pdf: false });

  test('a delivered report is polled until its PDF exists', async () => {
    const answers = [unprinted, ready];
    follow({ poll: async () => answers.shift() ?? ready });
    streams.opened[0]?.send(unprinted);
    expect(streams.opened[0]?.isClosed()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(polls).toBe(2);
    expect(seen.at(-1)?.has_pdf).toBe(true);
  });

  test('waiting for the PDF ends after two minutes', async () => {
    follow({ poll: async () => unprinted });
    streams.opened[0]?.send(unprinted);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(polls).toBe(24);
    expect(vi.getTimerCount()).toBe(0);
  });
});
