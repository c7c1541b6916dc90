import { setTimeout as wait } from 'node:timers/promises';
import type { Report } from '@proverka/contract/report';
import type { Logger } from 'pino';
import { listen } from '#platform/db/listen.ts';
import { everyAbout } from '#platform/every-about.ts';
import type { OpenStreams } from './open-streams.ts';
import { watchOpenStreams } from './open-streams.ts';
import { REPORT_CHANNEL } from '#fulfilment/report-changed.ts';

/** A report as it was just read; null once it is gone. */
export interface Published {
  readonly report: Report | null;
  /** The same as JSON, made once for all watchers. */
  readonly text: string;
  /** A change was told; otherwise it was read in case that a notification was lost. */
  readonly isNews: boolean;
}

type Subscriber = (published: Published) => void;

export interface ReportHub {
  /**
   * Calls back with the whole report after every change, and from time to time without one; returns the unsubscribe function.
   */
  readonly subscribe: (itemId: string, subscriber: Subscriber) => () => void;
  /** Reads the report and shows it to its watchers, who send what is new to them. */
  readonly republish: (itemId: string) => void;
  readonly join: OpenStreams['join'];
  readonly stop: () => Promise<void>;
}

const PAUSE_MS = 100;
/** Catches changes whose notification was lost. */
const CATCH_UP_MS = 15_000;

export interface ReportHubOptions {
  readonly url: string;
  readonly log: Logger;
  readonly read: (itemId: string) => Promise<Report | null>;
}

/** Shares one database connection between all watchers: a changed report is read once and sent to everyone watching it. */
export async function createReportHub({ url, log, read }: ReportHubOptions): Promise<ReportHub> {
  const watched = new Map<string, Watched>();

  const publish = createPublisher({ log, read, subscribersOf: (itemId) => watched.get(itemId)?.subscribers });

  const listening = await listen({
    url,
    channel: REPORT_CHANNEL,
    log,
    onNotify: (itemId) => publish(itemId, true),
    // Catches up on changes made while the connection was down.
    onConnect: () => [...watched.keys()].forEach((itemId) => publish(itemId, false)),
  });

  const streams = await watchOpenStreams({ url, log });
  return {
    join: streams.join,
    subscribe(itemId, subscriber) {
      const item = watched.get(itemId) ?? watch(() => publish(itemId, false));
      watched.set(itemId, item);
      item.subscribers.add(subscriber);
      return () => {
        item.subscribers.delete(subscriber);
        if (item.subscribers.size > 0) return;
        item.stop();
        if (watched.get(itemId) === item) watched.delete(itemId);
      };
    },
    republish: (itemId) => publish(itemId, false),
    async stop() {
      await Promise.all([listening.stop(), streams.stop()]);
    },
  };
}

interface Watched {
  readonly subscribers: Set<Subscriber>;
  readonly stop: () => void;
}

const watch = (catchUp: () => void): Watched => ({
  subscribers: new Set(),
  stop: everyAbout(CATCH_UP_MS, catchUp),
});

interface Publishing extends Pick<ReportHubOptions, 'log' | 'read'> {
  /** Undefined when nobody watches. */
  readonly subscribersOf: (itemId: string) => ReadonlySet<Subscriber> | undefined;
}

/** Reads a report and tells its watchers; `isTold`: because a change of it was. */
function createPublisher({
  log,
  read,
  subscribersOf,
}: Publishing): (itemId: string, isTold: boolean) => void {
  const reading = new Set<string>();
  const changed = new Map<string, boolean>();

  /** The first change is read at once; changes soon after it are combined, so that twelve answers cause only a few reads. */
  async function publish(itemId: string, isTold: boolean): Promise<void> {
    if (subscribersOf(itemId) === undefined) return;
    changed.set(itemId, isTold || (changed.get(itemId) ?? false));
    if (reading.has(itemId)) return;
    reading.add(itemId);
    try {
      for (let isNews = changed.get(itemId); isNews !== undefined; isNews = changed.get(itemId)) {
        changed.delete(itemId);
        const report = await read(itemId);
        const published = { report, text: JSON.stringify(report), isNews };
        for (const subscriber of subscribersOf(itemId) ?? []) subscriber(published);
        await wait(PAUSE_MS);
      }
    } finally {
      reading.delete(itemId);
      changed.delete(itemId);
    }
  }
  return (itemId, isTold) => {
    publish(itemId, isTold).catch((error: unknown) =>
      log.error({ err: error }, 'report could not be published'),
    );
  };
}
