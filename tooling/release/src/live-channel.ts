import { historyFrom, readLog, type LogEntry } from './release-log.ts';
import { releasePaths } from './release-paths.ts';
import type { Candidate, Pointer, Release, ReleaseSet } from './release-set.ts';
import { lastTrustedSet, readPointer, readTrustedSet, type Trust } from './trusted-set.ts';

/** A candidate with what it changes. */
export interface LiveCandidate extends Candidate {
  readonly changed: readonly Release[];
}

/** What a channel serves, and its log, the newest entry first. */
export interface LiveChannel {
  readonly etag: string | null;
  readonly pointer: Pointer | null;
  readonly set: ReleaseSet | null;
  readonly candidate: LiveCandidate | null;
  readonly history: readonly LogEntry[];
  /** The name of the newest entry. */
  readonly lastEntry: string | null;
}

export interface ChannelReader extends Trust {
  readonly channel: string;
  readonly report: (message: string) => void;
}

/** What the channel points to; where that cannot be trusted, the last set of its log that can. */
export async function readLive(reader: ChannelReader): Promise<LiveChannel> {
  const { store, channel } = reader;
  const etag = (await store.readPointer(channel))?.etag ?? null;
  const nothing = { etag, pointer: null, set: null, candidate: null, history: [], lastEntry: null };
  if (etag === null) return nothing;
  try {
    const pointer = await readPointer(store, channel);
    if (pointer?.etag !== etag) return await readLive(reader);
    const set = await readTrustedSet(reader, pointer.set);
    const candidate = await candidateOf(reader, pointer, set);
    const history = await historyFrom(store, channel, pointer.entry);
    return { etag, pointer, set, candidate, history, lastEntry: pointer.entry };
  } catch (error) {
    const set = await lastTrustedSet(reader, channel);
    reader.report(
      `Channel ${channel} is not to be trusted, because ${sentence(error)}; going on from ${set ? `its last good set ${set.id}` : 'nothing'}`,
    );
    const lastEntry = (await store.list(releasePaths.log(channel))).at(-1) ?? null;
    return { ...nothing, set, history: await readLog(store, channel), lastEntry };
  }
}

/** A candidate that cannot be trusted is none; the set that all others get stays. */
async function candidateOf(
  reader: ChannelReader,
  { candidate }: Pointer,
  stable: ReleaseSet,
): Promise<LiveCandidate | null> {
  if (!candidate) return null;
  try {
    const { remotes } = await readTrustedSet(reader, candidate.set);
    const changed = Object.values(remotes).filter(
      ({ remote, version }) => stable.remotes[remote]?.version !== version,
    );
    return { ...candidate, changed };
  } catch (error) {
    reader.report(`The candidate of channel ${reader.channel} is left out, because ${sentence(error)}`);
    return null;
  }
}

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
