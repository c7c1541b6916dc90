import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Sends the due rows of one outbox; returns how many there were. */
export type Pass = () => Promise<number>;

const PAUSE_MS = 1000;
const STOP_WITHIN_MS = 3500;

/**
 * Polls the outboxes. Not jobs: their rows are written by triggers, which cannot enqueue; an empty poll costs one read of
 * an empty partial index. Any number of processes may poll at once.
 */
export function startRelay(
  passes: Readonly<Record<string, Pass>>,
  log: Logger,
  pauseMs = PAUSE_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  const loops = Object.entries(passes).map(async ([name, pass]) => {
    while (!stopping.signal.aborted) {
      const sent = await pass().catch((error: unknown) => {
        log.error({ err: error, outbox: name }, 'an outbox could not be sent');
        return 0;
      });
      if (sent === 0) await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  });
  return async () => {
    stopping.abort();
    // Rows in flight for longer than their lease are claimed again.
    await Promise.race([Promise.all(loops), wait(STOP_WITHIN_MS, undefined, { ref: false })]);
  };
}
