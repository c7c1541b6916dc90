import type { ReleaseEntry } from '@proverka/contract/release';
import { readLive } from '@proverka/release/live-channel';
import type { ChannelReader } from '@proverka/release/live-channel';
import type { ChannelWriter } from '@proverka/release/point-channel';
import type { LogEntry } from '@proverka/release/release-log';
import { endTrial, goBackSigned, wayBack } from '@proverka/release/signed-moves';
import type { Caller } from '#platform/audit/actor.ts';
import type { Facts } from '#platform/audit/events.domain.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Refusal, Result } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';
import { fromStore } from './from-store.ts';
import { entryView } from './release-view.domain.ts';

type MoveRefusal = 'releases_unavailable' | 'release_moved';

interface Rollback {
  readonly remote: string;
  readonly from: string;
  readonly reason: string;
}

/** A remote goes back to its version before, where the set with it was signed ahead. */
export async function rollBackRemote(
  deps: ContentDeps,
  caller: Caller,
  { remote, from, reason }: Rollback,
): Promise<Result<ReleaseEntry, MoveRefusal | 'release_not_signed'>> {
  const decided = await fromStore(deps, async (reader) => {
    const live = await readLive(reader);
    const version = live.set?.remotes[remote]?.version;
    return { version, back: await wayBack(reader, live, remote) };
  });
  if (!decided.ok) return decided;
  const { version, back } = decided.value;
  if (version !== from) return refuse('release_moved');
  if (back === null || back.set === null) return refuse('release_not_signed');
  const after = { remote, from, to: back.version, set: back.set };
  return moveChannel(deps, caller, {
    event: { event: 'release.rolled_back', subject: remote, after },
    reason,
    move: (writer) => goBackSigned(writer, { remote, from, to: back.version }),
  });
}

interface TrialEnd {
  readonly set: string;
  readonly decision: 'promote' | 'withdraw';
  readonly reason: string;
}

/** All visitors get the candidate, or nobody does any longer. */
export function endReleaseTrial(
  deps: ContentDeps,
  caller: Caller,
  { set, decision, reason }: TrialEnd,
): Promise<Result<ReleaseEntry, MoveRefusal>> {
  const event = decision === 'promote' ? 'release.promoted' : 'release.withdrawn';
  return moveChannel(deps, caller, {
    event: { event, subject: set, after: { set } },
    reason,
    move: async (writer) => endTrial(writer, await readLive(writer), { set, decision }),
  });
}

interface Move {
  readonly event: {
    readonly event: 'release.rolled_back' | 'release.promoted' | 'release.withdrawn';
    readonly subject: string;
    readonly after: Facts<'release.rolled_back'>;
  };
  readonly reason: string;
  /** Null when the channel was moved by somebody else meanwhile. */
  readonly move: (writer: ChannelWriter) => Promise<LogEntry | null>;
}

class NotMoved extends Error {
  readonly refusal: Refusal<MoveRefusal>;
  constructor(refusal: Refusal<MoveRefusal>) {
    super('the channel was not moved');
    this.refusal = refusal;
  }
}

/** The event is written before the pointer moves and stays only when it did: nobody moves a channel without a trace. */
async function moveChannel(
  deps: ContentDeps,
  caller: Caller,
  { event, reason, move }: Move,
): Promise<Result<ReleaseEntry, MoveRefusal>> {
  try {
    const entry = await inTransaction(deps.db, async (tx) => {
      await recordEvent(deps, tx, caller, { ...event, ownerId: null, reason });
      const moved = await fromStore(deps, (reader) => move(writerFor(deps, caller, reader, reason)));
      if (!moved.ok) throw new NotMoved(moved.refusal);
      if (moved.value === null) throw new NotMoved({ code: 'release_moved' });
      return moved.value;
    });
    return done(entryView(entry));
  } catch (error) {
    if (error instanceof NotMoved) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** The release log names the account, whose person the journal knows. */
const writerFor = (
  { now }: ContentDeps,
  { userId }: Caller,
  reader: ChannelReader,
  reason: string,
): ChannelWriter => ({ ...reader, now, note: { who: `desk ${userId}`, commit: null, reason } });
