import { setTimeout as wait } from 'node:timers/promises';
import type { Report } from '@proverka/contract/report';
import type { Logger } from 'pino';
import { listen } from '#platform/db/listen.ts';
import type { OpenStreams } from './open-streams.ts';
import { watchOpenStreams } from './open-streams.ts';
import { REPORT_CHANNEL } from '#fulfilment/report-changed.ts';

type Subscriber = (report: Report | null) => void;

export interface ReportHub {
  /** Calls back with the whole report after every change, null once it is gone; returns the unsubscribe function. */
  readonly subscribe: (itemId: string, subscriber: Subscriber) => () => void;
  /** Reads the report and sends it to its watchers. */
  readonly republish: (itemId: string) => void;
  readonly join: OpenStreams['join'];
  readonly stop: () => Promise<void>;
}

const PAUSE_MS = 100;

export interface ReportHubOptions {
  readonly url: string;
  readonly log: Logger;
  readonly read: (itemId: string) => Promise<Report | null>;
}

/** Shares one database connection between all watchers: a changed report is read once and sent to everyone watching it. */
export async function createReportHub({ url, log, read }: ReportHubOptions): Promise<ReportHub> {
  const watched = new Map<string, Set<Subscriber>>();

  const reading = new Set<string>();
  const changed = new Set<string>();

  /** The first change is read at once; changes soon after it are combined, so that twelve answers cause only a few reads. */
  async function publish(itemId: string): Promise<void> {
    if (!watched.has(itemId)) return;
    changed.add(itemId);
    if (reading.has(itemId)) return;
    reading.add(itemId);
    try {
      while (changed.delete(itemId)) {
        const report = await read(itemId);
        for (const subscriber of watched.get(itemId) ?? []) subscriber(report);
        await wait(PAUSE_MS);
      }
    } finally {
      reading.delete(itemId);
      changed.delete(itemId);
    }
  }
  const publishSafely = (itemId: string): void => {
    publish(itemId).catch((error: unknown) => log.error({ err: error }, 'report could not be published'));
  };

  const listening = await listen({
    url,
    channel: REPORT_CHANNEL,
    log,
    onNotify: publishSafely,
    // Catches up on changes made while the connection was down.
    onConnect: () => [...watched.keys()].forEach(publishSafely),
  });

  const streams = await watchOpenStreams({ url, log });
  return {
    join: streams.join,
    subscribe(itemId, subscriber) {
      const subscribers = watched.get(itemId) ?? new Set();
      watched.set(itemId, subscribers.add(subscriber));
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0 && watched.get(itemId) === subscribers) watched.delete(itemId);
      };
    },
    republish: publishSafely,
    async stop() {
      await Promise.all([listening.stop(), streams.stop()]);
    },
  };
}
