import { pointedCandidate, promoteCandidate, withdrawCandidate } from './candidate-moves.ts';
import type { LiveChannel } from './live-channel.ts';
import { pointAnew, type ChannelWriter } from './point-channel.ts';
import type { LogEntry } from './release-log.ts';
import type { Candidate, Release, ReleaseSet } from './release-set.ts';
import { setIdOf } from './set-id.ts';
import { readFigures } from './trial-figures.ts';
import { readTrustedSet, type Trust } from './trusted-set.ts';
import { trialName } from './visitor-share.ts';
import { versionsBefore } from './ways-back.ts';

/** Where a remote goes back to. */
export interface WayBack {
  readonly version: string;
  /** The signed set with that version and the others' as they are; `null` when nobody signed it. */
  readonly set: string | null;
}

/** `null` when a channel has had no other version of the remote. */
export async function wayBack(trust: Trust, live: LiveChannel, remote: string): Promise<WayBack | null> {
  const [before] = versionsBefore(live, remote);
  if (!live.set || !before) return null;
  const set = await signedSet(trust, live.set, [{ remote, version: before.version }]);
  return { version: before.version, set: set?.id ?? null };
}

/** The signed set with these versions in place of a set's own. */
async function signedSet(
  trust: Trust,
  { remotes }: Pick<ReleaseSet, 'remotes'>,
  changed: readonly Pick<Release, 'remote' | 'version'>[],
): Promise<ReleaseSet | null> {
  const versions = Object.values(remotes).map(
    ({ remote, version }) => changed.find((other) => other.remote === remote) ?? { remote, version },
  );
  for (const key of await trust.keys()) {
    const set = await readTrustedSet(trust, setIdOf(key, versions)).catch(() => null);
    if (set) return set;
  }
  return null;
}

/**
 * A remote goes back to its version before, for all visitors. Needs no key: the set was signed ahead. `null` when the remote is no
 * longer at `from`, would go elsewhere than `to`, or there is no such set. What some visitors try of another remote goes on over it when that is signed, too.
 */
export function goBackSigned(
  writer: ChannelWriter,
  { remote, from, to }: { readonly remote: string; readonly from: string; readonly to?: string },
): Promise<LogEntry | null> {
  return pointAnew(writer, async (live) => {
    const back = await wayBack(writer, live, remote);
    if (live.set?.remotes[remote]?.version !== from || back === null || back.set === null) return null;
    if (back.version !== (to ?? back.version)) return null;
    return {
      action: 'rollback',
      set: back.set,
      candidate: await candidateOver(writer, live, back.set, remote),
      changes: { [remote]: { from, to: back.version } },
      result: 'served before, signed ahead',
    };
  });
}

async function candidateOver(
  trust: Trust,
  { candidate }: LiveChannel,
  setId: string,
  remote: string,
): Promise<Candidate | null> {
  if (!candidate || candidate.changed.some((release) => release.remote === remote)) return null;
  const over = await signedSet(trust, await readTrustedSet(trust, setId), candidate.changed);
  return over && { ...pointedCandidate(candidate), set: over.id };
}

/** All visitors get the candidate with this set, or none does any longer. `null` when it is not the candidate by now. */
export async function endTrial(
  writer: ChannelWriter,
  live: LiveChannel,
  { set, decision }: { readonly set: string; readonly decision: 'promote' | 'withdraw' },
): Promise<LogEntry | null> {
  const { candidate, pointer } = live;
  const [tried] = candidate?.changed ?? [];
  if (!candidate || !pointer || !tried || candidate.set !== set) return null;
  if (decision === 'promote') return promoteCandidate(writer, tried.remote, set);
  const figures = await readFigures(writer.store, writer.channel, trialName(pointer.set, candidate));
  return withdrawCandidate(writer, { result: 'withdrawn by hand', figures }, (now) => now.set === set);
}
