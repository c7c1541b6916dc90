import { composeSet } from './compose-set.ts';
import { readLive, sentence, type LiveChannel } from './live-channel.ts';
import type { ChannelMover } from './move-channel.ts';
import { liveVersions } from './release-log.ts';
import type { Release, ReleaseSet } from './release-set.ts';
import { readTrustedSet, type Trust } from './trusted-set.ts';

/** So many versions of each remote can be gone back to without a key. */
const stepsBack = 2;

/** A version a remote had for all visitors, and a set it was live in. */
interface Before {
  readonly version: string;
  readonly set: string;
}

/** The versions a remote can go back to, the last one first. */
export function versionsBefore({ set, history }: LiveChannel, remote: string): Before[] {
  const now = set?.remotes[remote]?.version;
  const live = liveVersions(history, remote);
  return (live.at(-1)?.version === now ? live.slice(0, -1) : live).reverse();
}

/** The release of a version a remote had, from the signed set it was live in: nothing else says that it is ours. */
export async function releaseBefore(
  trust: Trust,
  remote: string,
  { version, set }: Before,
): Promise<Release> {
  const release = (await readTrustedSet(trust, set)).remotes[remote];
  if (release?.version !== version) throw new Error(`the log is wrong about ${remote}`);
  return release;
}

/**
 * Signs the sets that a rollback of each remote would lead to, so that it needs no key when it is needed: what some visitors
 * try has such sets, too. A version that the shell cannot run any longer is left out, and said.
 */
export async function signWaysBack(mover: ChannelMover): Promise<void> {
  try {
    await signAll(mover);
  } catch (error) {
    // What was released is served: this only keeps somebody from going back without the command.
    mover.report(`No way back is signed, because ${sentence(error)}`);
  }
}

async function signAll(mover: ChannelMover): Promise<void> {
  const live = await readLive(mover);
  const { set, candidate } = live;
  if (!set) return;
  const tried = candidate && (await readTrustedSet(mover, candidate.set));
  const bases: readonly ReleaseSet[] = tried ? [set, tried] : [set];
  const key = await mover.key();
  for (const remote of Object.keys(set.remotes))
    for (const before of versionsBefore(live, remote).slice(0, stepsBack))
      try {
        const changed = [await releaseBefore(mover, remote, before)];
        for (const base of bases) await composeSet({ ...mover, key, base, changed });
      } catch (error) {
        mover.report(`${remote} cannot go back to ${before.version}, because ${sentence(error)}`);
      }
}
