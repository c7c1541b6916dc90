import { listen } from '#platform/db/listen.ts';
import type { Listening, ListenOptions } from '#platform/db/listen.ts';
import { everyAbout } from '#platform/every-about.ts';

/** Told by triggers on people, sessions and tokens, so that no way of ending a session can leave a stream open. */
const RIGHTS_CHANNEL = 'rights_changed';
/** A browser keeps six connections to a host; this is four browsers. */
const STREAMS_PER_USER = 24;
/** A session that ends by its age is told by nobody. */
const RECHECK_MS = 15_000;

interface StreamOwner {
  readonly userId: string;
  /** Of the session or the API token it was opened in. */
  readonly credentialId: string;
}

interface OpenStream {
  readonly isAlive: () => Promise<boolean>;
  readonly end: () => void;
}

interface Credential {
  readonly streams: Set<OpenStream>;
  readonly stopAsking: () => void;
}

export interface OpenStreams extends Listening {
  /**
   * Counts a stream of a user. The session is asked about again from time to time, and whenever one of the user's sessions ends or
   * the role changes: once for all of its streams, which end with it. Returns the function that takes the stream off again, or
   * null when the user has too many.
   */
  readonly join: (owner: StreamOwner, stream: OpenStream) => (() => void) | null;
}

/** The streams of this process, by user and session. */
export async function watchOpenStreams({
  url,
  log,
}: Pick<ListenOptions, 'url' | 'log'>): Promise<OpenStreams> {
  const users = new Map<string, Map<string, Credential>>();
  const recheckAll = (userId: string): void =>
    users.get(userId)?.forEach(({ streams }) => void recheck(streams));
  const { stop } = await listen({
    url,
    channel: RIGHTS_CHANNEL,
    log,
    onNotify: recheckAll,
    onConnect: () => [...users.keys()].forEach(recheckAll),
  });
  return {
    stop,
    join({ userId, credentialId }, stream) {
      const own = users.get(userId) ?? new Map<string, Credential>();
      const open = [...own.values()].reduce((sum, { streams }) => sum + streams.size, 0);
      if (open >= STREAMS_PER_USER) return null;
      users.set(userId, own);
      const credential = own.get(credentialId) ?? watchCredential();
      own.set(credentialId, credential);
      credential.streams.add(stream);
      return () => {
        credential.streams.delete(stream);
        if (credential.streams.size > 0) return;
        credential.stopAsking();
        if (own.get(credentialId) === credential) own.delete(credentialId);
        if (own.size === 0 && users.get(userId) === own) users.delete(userId);
      };
    },
  };
}

function watchCredential(): Credential {
  const streams = new Set<OpenStream>();
  return { streams, stopAsking: everyAbout(RECHECK_MS, () => void recheck(streams)) };
}

/** A session that could not be asked about is not trusted either: an honest watcher connects again. */
async function recheck(streams: ReadonlySet<OpenStream>): Promise<void> {
  const asked = [...streams];
  const isAlive = await asked[0]?.isAlive().catch(() => false);
  if (isAlive === false) for (const { end } of asked) end();
}
