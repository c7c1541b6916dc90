import type { KeyObject } from 'node:crypto';
import { composeSet } from './compose-set.ts';
import { historyFrom, readLog, storeEntry, type LogEntry } from './release-log.ts';
import { releasePaths } from './release-paths.ts';
import type { Pointer, Release, ReleaseSet } from './release-set.ts';
import type { ShellSide } from './shell-side.ts';
import { lastTrustedSet, readPointer, readTrustedSet, type Trust } from './trusted-set.ts';

/** What moves a channel, and everything that is asked before it does. */
export interface ChannelMover extends Trust {
  readonly channel: string;
  /** A channel without a pointer starts from the set of this one. */
  readonly baseChannel?: string;
  readonly key: () => Promise<KeyObject>;
  readonly provides: Readonly<Record<string, string>>;
  readonly shell?: ShellSide | undefined;
  readonly now: () => Date;
  readonly note: Pick<LogEntry, 'who' | 'commit' | 'reason'>;
  readonly report: (message: string) => void;
  /** Does everything but tell the shells, move the pointer and write the log. */
  readonly isDryRun?: boolean;
  /** Looks at the changed remotes of a set and says what it found; throws when they must not be released. */
  readonly gate: (set: ReleaseSet, changed: readonly Release[]) => Promise<string>;
  /** Lets the shells make the set ready before the pointer moves; throws when one of them refuses it. */
  readonly ready: (set: ReleaseSet) => Promise<void>;
}

/** What a channel serves, and its log, the newest entry first. */
export interface LiveChannel {
  readonly etag: string | null;
  readonly pointer: Pointer | null;
  readonly set: ReleaseSet | null;
  readonly history: readonly LogEntry[];
  /** The name of the newest entry. */
  readonly lastEntry: string | null;
}

export interface PlannedMove {
  readonly action: 'start' | 'release' | 'promote' | 'rollback';
  readonly changed: readonly Release[];
}

export interface Moved {
  readonly set: ReleaseSet;
  /** `null` when the channel was there already. */
  readonly entry: LogEntry | null;
  /** How often another move came first. */
  readonly lostRaces: number;
}

const longestRace = 100;

/**
 * Puts the planned releases into the set a channel serves and moves its pointer there by compare-and-swap. When another move
 * comes first, it plans and composes anew on what that one left: nobody's release is lost.
 */
export async function moveChannel(
  mover: ChannelMover,
  plan: (live: LiveChannel) => Promise<PlannedMove>,
): Promise<Moved> {
  for (let lostRaces = 0; lostRaces < longestRace; lostRaces += 1) {
    const live = await readLive(mover);
    const { action, changed } = await plan(live);
    const base = live.set ?? (await baseSet(mover));
    const set = await composeSet({ ...mover, key: await mover.key(), base, changed });
    const changes = changesOf(base, changed);
    if (live.pointer?.set === set.id || (live.pointer && Object.keys(changes).length === 0)) {
      return { set: live.set ?? set, entry: null, lostRaces };
    }
    let result: string;
    try {
      result = await mover.gate(
        set,
        changed.filter(({ remote }) => remote in changes),
      );
      if (mover.isDryRun) return { set, entry: null, lostRaces };
      await mover.ready(set);
    } catch (error) {
      if (!mover.isDryRun) await recordRefusal(mover, changes, sentence(error));
      throw error;
    }
    const entry = entryOf(mover, live, { action, set: set.id, changes, result });
    if (await writePointer(mover, live, entry, mover.now())) return { set, entry, lostRaces };
    mover.report(`Another release moved channel ${mover.channel} first: composing anew on its set`);
  }
  throw new Error(
    `Channel ${mover.channel} was moved by others ${longestRace} times in a row: try again later`,
  );
}

/** What the channel points to; where that cannot be trusted, the last set of its log that can. */
export async function readLive(
  mover: Trust & Pick<ChannelMover, 'channel' | 'report'>,
): Promise<LiveChannel> {
  const { store, channel } = mover;
  const etag = (await store.readPointer(channel))?.etag ?? null;
  if (etag === null) return { etag, pointer: null, set: null, history: [], lastEntry: null };
  try {
    const pointer = await readPointer(store, channel);
    if (pointer?.etag !== etag) return await readLive(mover);
    const set = await readTrustedSet(mover, pointer.set);
    const history = await historyFrom(store, channel, pointer.entry);
    return { etag, pointer, set, history, lastEntry: pointer.entry };
  } catch (error) {
    const set = await lastTrustedSet(mover, channel);
    mover.report(
      `Channel ${channel} is not to be trusted, because ${sentence(error)}; going on from ${set ? `its last good set ${set.id}` : 'nothing'}`,
    );
    const lastEntry = (await store.list(releasePaths.log(channel))).at(-1) ?? null;
    return { etag, pointer: null, set, history: await readLog(store, channel), lastEntry };
  }
}

async function baseSet(mover: ChannelMover): Promise<ReleaseSet | null> {
  const { baseChannel, channel } = mover;
  if (baseChannel === undefined || baseChannel === channel) return null;
  return (await readLive({ ...mover, channel: baseChannel })).set;
}

function changesOf(base: ReleaseSet | null, changed: readonly Release[]): LogEntry['changes'] {
  return Object.fromEntries(
    changed
      .map(
        ({ remote, version }) =>
          [remote, { from: base?.remotes[remote]?.version ?? null, to: version }] as const,
      )
      .filter(([, { from, to }]) => from !== to),
  );
}

function entryOf(
  { note, now }: ChannelMover,
  { lastEntry, history }: LiveChannel,
  what: Pick<LogEntry, 'action' | 'set' | 'changes' | 'result'>,
): LogEntry {
  return {
    ...what,
    ...note,
    number: (history[0]?.number ?? 0) + 1,
    previous: lastEntry,
    at: now().toISOString(),
  };
}

async function writePointer(
  { store, channel }: ChannelMover,
  { etag }: LiveChannel,
  entry: LogEntry,
  movedAt: Date,
): Promise<boolean> {
  const pointer: Pointer = {
    set: entry.set,
    movedAt: movedAt.toISOString(),
    entry: await storeEntry(store, channel, entry),
  };
  return store.writePointer(channel, `${JSON.stringify(pointer, null, 2)}\n`, etag);
}

/** A refusal goes into the log too; the channel stays where it is. */
async function recordRefusal(
  mover: ChannelMover,
  changes: LogEntry['changes'],
  result: string,
): Promise<void> {
  for (let tries = 0; tries < longestRace; tries += 1) {
    const live = await readLive(mover);
    if (!live.pointer) return;
    const entry = entryOf(mover, live, { action: 'refused', set: live.pointer.set, changes, result });
    if (await writePointer(mover, live, entry, new Date(live.pointer.movedAt))) return;
  }
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
