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
  /** The report is gone for good: it was destroyed, or the visitor is somebody else now. */
  readonly isGone: (error: unknown) => boolean;
}

/**
 * Keeps a report fresh until it is settled: by the stream, and by asking every five seconds while the stream does not work.
 * A page nobody looks at holds no connection: browsers allow six to a host, and tabs share them. Answers how to stop.
 */
export function followReport(feed: ReportFeed): () => void {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  let pollsLeft = pollsAfterFinal;
  let isStopped = false;

  const stopPolling = () => {
    clearTimeout(timer);
    timer = undefined;
    asking?.abort();
    asking = null;
  };
  const closeStream = () => {
    stream?.close();
    stream = null;
  };
  const pause = () => {
    closeStream();
    stopPolling();
  };
  const stop = () => {
    isStopped = true;
    pause();
    document.removeEventListener('visibilitychange', onVisibility);
  };

  const take = (report: Report) => {
    feed.onReport(report);
    if (isSettled(report)) stop();
    else if (report.status === 'done') {
      closeStream();
      if (pollsLeft > 0) pollLater();
      else stop();
    }
  };

  function pollLater() {
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(() => void poll(), pollMilliseconds);
  }
  async function poll() {
    timer = undefined;
    const own = new AbortController();
    asking = own;
    try {
      const report = await feed.poll(own.signal);
      if (own.signal.aborted) return;
      if (report.status === 'done') pollsLeft -= 1;
      take(report);
    } catch (error) {
      if (own.signal.aborted) return;
      if (feed.isGone(error)) stop();
    }
    if (!isStopped && stream?.readyState !== openState) pollLater();
  }

  function listen() {
    if (!feed.openStream) {
      pollLater();
      return;
    }
    stream = feed.openStream();
    stream.addEventListener('open', stopPolling);
    stream.addEventListener('report', (event: MessageEvent<string>) => {
      stopPolling();
      take(JSON.parse(event.data) as Report);
    });
    // The browser reconnects by itself unless the server refused; either way the page goes on by asking.
    stream.addEventListener('error', pollLater);
  }

  const onVisibility = () => {
    pause();
    if (document.visibilityState === 'visible') listen();
  };
  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState === 'visible') listen();
  return stop;
}
