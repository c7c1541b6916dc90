import type { Report } from '@proverka/contract/report';
import { isSettled } from './report-state.domain.ts';

export const pollMilliseconds = 5000;
/** `EventSource.OPEN`, also where there is no such class. */
const openState = 1;
/** A delivered report waits for its PDF two minutes; it can still be made on demand afterwards. */
const pollsAfterFinal = 24;

export interface ReportFeed {
  /** The stream of events `report`, each the whole report; `null` where there is no such thing. */
  readonly openStream: (() => EventSource) | null;
  readonly poll: (signal: AbortSignal) => Promise<Report>;
  readonly onReport: (report: Report) => void;
  /** There is nothing more to ask for: the report was destroyed, or the visitor is somebody else now or nobody. */
  readonly isGone: (error: unknown) => boolean;
}

/** One question at a time, five seconds after it was wanted. */
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

/** The stream of a report; `open` is false where there is no such thing. */
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

/** Begins whenever somebody looks at the page and pauses when nobody does. Answers how to stop. */
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
 * Keeps a report fresh until it is settled: by the stream, and by asking every five seconds while the stream does not work.
 * A page nobody looks at holds no connection: browsers allow six to a host, and tabs share them. Answers how to stop.
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
    // The browser reconnects by itself unless the server refused; either way the page goes on by asking.
    const isThere = stream.open({ onOpen: asking.stop, onReport, onError: pollLater });
    if (!isThere) pollLater();
  }

  const stopLooking = whileSeen(listen, pause);
  return stop;
}
