import { statement } from './statement.ts';
import type { Connection } from './transaction.ts';

export interface Bell<Payload extends string = string> {
  readonly ring: (payload: Payload) => void;
}

const NOTIFY = statement<{ channel: string; payloads: readonly string[] }>(
  'select pg_notify(:channel, payload) from unnest(:payloads::text[]) as payload',
);

/**
 * Notifies the listeners of a channel outside of any transaction: PostgreSQL serialises commits that notify, each waiting
 * for the disk write of the one before (measured: 480 orders a second instead of 1 400). One notification is in flight at a
 * time and covers all that came meanwhile; duplicate payloads are sent once. A notification is lost if the process dies.
 */
export function createBell<Payload extends string>(
  db: Connection,
  channel: string,
  onError: (error: unknown) => void,
): Bell<Payload> {
  const waiting = new Set<Payload>();
  let isRinging = false;

  async function ringAll(): Promise<void> {
    isRinging = true;
    try {
      while (waiting.size > 0) {
        const payloads = [...waiting];
        waiting.clear();
        await NOTIFY(db, { channel, payloads });
      }
    } catch (error) {
      onError(error);
    } finally {
      isRinging = false;
    }
  }

  return {
    ring(payload) {
      waiting.add(payload);
      if (!isRinging) void ringAll();
    },
  };
}
