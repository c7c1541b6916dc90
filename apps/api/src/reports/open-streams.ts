import { listen } from '#platform/db/listen.ts';
import type { Listening, ListenOptions } from '#platform/db/listen.ts';

/** Told by triggers on people, sessions and tokens, so that no way of ending a session can leave a stream open. */
const RIGHTS_CHANNEL = 'rights_changed';
/** A browser keeps six connections to a host; this is four browsers. */
const STREAMS_PER_USER = 24;

export interface OpenStreams extends Listening {
  /**
   * Counts a stream of a user; `recheck` runs when one of the user's sessions ends or the role changes. Returns the function
   * that takes the stream off again, or null when the user has too many.
   */
  readonly join: (userId: string, recheck: () => void) => (() => void) | null;
}

/** The streams of this process, by user. */
export async function watchOpenStreams({
  url,
  log,
}: Pick<ListenOptions, 'url' | 'log'>): Promise<OpenStreams> {
  const streams = new Map<string, Set<() => void>>();
  const recheckAll = (userId: string): void => streams.get(userId)?.forEach((recheck) => recheck());
  const { stop } = await listen({
    url,
    channel: RIGHTS_CHANNEL,
    log,
    onNotify: recheckAll,
    onConnect: () => [...streams.keys()].forEach(recheckAll),
  });
  return {
    stop,
    join(userId, recheck) {
      const own = streams.get(userId) ?? new Set();
      if (own.size >= STREAMS_PER_USER) return null;
      streams.set(userId, own.add(recheck));
      return () => {
        own.delete(recheck);
        if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
      };
    },
  };
}
