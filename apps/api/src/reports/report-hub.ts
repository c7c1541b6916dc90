import { setTimeout as wait } from 'node:timers/promises';
import type { Report } from '@proverka/contract/report';
import type { Logger } from 'pino';
import { listen } from '#platform/db/listen.ts';
import { REPORT_CHANNEL } from '#fulfilment/report-changed.ts';

type Subscriber = (report: Report | null) => void;

export interface ReportHub {
  /** Calls with the whole report after every change, null when it is gone; gives the way to stop. */
  readonly subscribe: (itemId: string, subscriber: Subscriber) => () => void;
  /** Reads the report and gives it to all who watch it. */
  readonly republish: (itemId: string) => void;
  readonly stop: () => Promise<void>;
}

const PAUSE_MS = 100;

export interface ReportHubOptions {
  readonly url: string;
  readonly log: Logger;
  readonly read: (itemId: string) => Promise<Report | null>;
}

/** One database connection for all who watch: a changed report is read once and given to everyone who watches it. */
export async function createReportHub({ url, log, read }: ReportHubOptions): Promise<ReportHub> {
  const watched = new Map<string, Set<Subscriber>>();

  const reading = new Set<string>();
  const changed = new Set<string>();

  /** At once, and what changes soon after that together: twelve sources that answer in a second are a few readings. */
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
    // What changed while nobody listened is read again.
    onConnect: () => [...watched.keys()].forEach(publishSafely),
  });

  return {
    subscribe(itemId, subscriber) {
      const subscribers = watched.get(itemId) ?? new Set();
      watched.set(itemId, subscribers.add(subscriber));
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0 && watched.get(itemId) === subscribers) watched.delete(itemId);
      };
    },
    republish: publishSafely,
    stop: listening.stop,
  };
}
