import type { Report } from '@proverka/contract/report';
import { isSettled } from './report-state.domain.ts';

export const pollMilliseconds = 5000;
/** `EventSource.OPEN`, also where there is no such class. */
const openState = 1;
/** How long to wait for a delivered report's PDF; it can still be rendered on demand afterwards. */
const pollsAfterFinal = 24;

export interface ReportFeed {
  /** The stream of `report` events, each with the whole report; `null` where event streams are not supported. */
  readonly openStream: (() => EventSource) | null;
  readonly poll: (signal: AbortSignal) => Promise<Report>;
  readonly onReport: (report: Report) => void;
  /** No more requests make sense: the report was destroyed, or the visitor is signed out or somebody else now. */
  readonly isGone: (error: unknown) => boolean;
}

/** Polls with one request at a time, five seconds apart. */
function createAsking(ask: (signal: AbortSignal) => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  const askNow = () => {
    timer = undefined;
    asking = new AbortController();
    void ask(asking.signal);
  };
  return {
    later: () => {
      timer ??= setTimeout(askNow, pollMilliseconds);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      asking?.abort();
      asking = null;
    },
  };
}

interface StreamListeners {
  readonly onOpen: () => void;
  readonly onReport: (report: Report) => void;
  readonly onError: () => void;
}

/** The stream of a report; `open` is false where event streams are not supported. */
function createStream(openStream: ReportFeed['openStream']) {
  let stream: EventSource | null = null;
  return {
    open({ onOpen, onReport, onError }: StreamListeners): boolean {
      stream = openStream?.() ?? null;
      stream?.addEventListener('open', onOpen);
      stream?.addEventListener('report', (event: MessageEvent<string>) =>
        onReport(JSON.parse(event.data) as Report),
      );
      stream?.addEventListener('error', onError);
      return stream !== null;
    },
    isOpen: () => stream?.readyState === openState,
    close() {
      stream?.close();
      stream = null;
    },
  };
}

/** Starts while the page is visible and pauses while it is hidden. Returns the stop function. */
function whileSeen(begin: () => void, pause: () => void): () => void {
  const onVisibility = () => {
    pause();
    if (document.visibilityState === 'visible') begin();
  };
  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState === 'visible') begin();
  return () => document.removeEventListener('visibilitychange', onVisibility);
}

/**
 * Keeps a report up to date until it is final: by the stream, and by polling every five seconds while the stream fails. A
 * hidden page holds no connection: browsers allow six per host, shared by all tabs. Returns the stop function.
 */
export function followReport(feed: ReportFeed): () => void {
  let pollsLeft = pollsAfterFinal;
  let isStopped = false;
  const asking = createAsking(poll);
  const stream = createStream(feed.openStream);

  const pause = () => {
    stream.close();
    asking.stop();
  };
  const stop = () => {
    isStopped = true;
    pause();
    stopLooking();
  };

  const take = (report: Report) => {
    feed.onReport(report);
    if (isSettled(report)) stop();
    else if (report.status === 'done') {
      stream.close();
      if (pollsLeft > 0) pollLater();
      else stop();
    }
  };

  function pollLater() {
    if (!isStopped) asking.later();
  }
  async function poll(signal: AbortSignal) {
    try {
      const report = await feed.poll(signal);
      if (signal.aborted) return;
      if (report.status === 'done') pollsLeft -= 1;
      take(report);
    } catch (error) {
      if (signal.aborted) return;
      if (feed.isGone(error)) stop();
    }
    if (!stream.isOpen()) pollLater();
  }

  function listen() {
    const onReport = (report: Report) => {
      asking.stop();
      take(report);
    };
    // The browser reconnects by itself unless the server refused; the page polls in either case.
    const isThere = stream.open({ onOpen: asking.stop, onReport, onError: pollLater });
    if (!isThere) pollLater();
  }

  const stopLooking = whileSeen(listen, pause);
  return stop;
}
