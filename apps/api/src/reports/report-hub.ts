import { setTimeout as wait } from 'node:timers/promises';
import type { Report } from '@proverka/contract/report';
import type { Logger } from 'pino';
import { listen } from '#platform/db/listen.ts';
import { REPORT_CHANNEL } from '#fulfilment/report-changed.ts';

type Subscriber = (report: Report | null) => void;

export interface ReportHub {
  /** Calls back with the whole report after every change, null once it is gone; returns the unsubscribe function. */
  readonly subscribe: (itemId: string, subscriber: Subscriber) => () => void;
  /** Reads the report and sends it to its watchers. */
  readonly republish: (itemId: string) => void;
  /**
   * Counts a stream of a user; `recheck` runs when one of the user's sessions ends or the role changes. Returns the function
   * that takes the stream off again, or null when the user has too many.
   */
  readonly join: (userId: string, recheck: () => void) => (() => void) | null;
  readonly stop: () => Promise<void>;
}

const PAUSE_MS = 100;
/** Told by triggers on people, sessions and tokens, so that no way of ending a session can leave a stream open. */
const RIGHTS_CHANNEL = 'rights_changed';
/** A browser keeps six connections to a host; this is four browsers. */
const STREAMS_PER_USER = 24;

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

  const streams = new Map<string, Set<() => void>>();
  const recheckAll = (userId: string): void => streams.get(userId)?.forEach((recheck) => recheck());
  const listeningToRights = await listen({
    url,
    channel: RIGHTS_CHANNEL,
    log,
    onNotify: recheckAll,
    onConnect: () => [...streams.keys()].forEach(recheckAll),
  });

  return {
    join: (userId, recheck) => joinStreams(streams, userId, recheck),
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
      await Promise.all([listening.stop(), listeningToRights.stop()]);
    },
  };
}

function joinStreams(
  streams: Map<string, Set<() => void>>,
  userId: string,
  recheck: () => void,
): (() => void) | null {
  const own = streams.get(userId) ?? new Set();
  if (own.size >= STREAMS_PER_USER) return null;
  streams.set(userId, own.add(recheck));
  return () => {
    own.delete(recheck);
    if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
  };
}
