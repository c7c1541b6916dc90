import { moveChannel, readLive, type ChannelMover, type LiveChannel, type Moved } from './move-channel.ts';
import { liveVersions } from './release-log.ts';
import type { Release } from './release-set.ts';
import { readTrustedSet } from './trusted-set.ts';

/** Puts a published release into the channel's set. */
export function releaseRemote(mover: ChannelMover, release: Release): Promise<Moved> {
  return moveChannel(mover, () => Promise.resolve({ action: 'release', changed: [release] }));
}

/** Makes these releases the whole set, for a stack that starts. */
export function releaseAll(mover: ChannelMover, releases: readonly Release[]): Promise<Moved> {
  return moveChannel(mover, () => Promise.resolve({ action: 'start', changed: releases }));
}

/** Takes over the version another channel serves. */
export function promoteRemote(mover: ChannelMover, remote: string, from: string): Promise<Moved> {
  return moveChannel(mover, async () => {
    const { set } = await readLive({ ...mover, channel: from });
    const release = set?.remotes[remote];
    if (!release) throw new Error(`Channel ${from} has no release of ${remote}.`);
    return { action: 'promote', changed: [release] };
  });
}

/**
 * Goes back to the version the remote had before, by its own history: releases of others stay. The version comes from the
 * signed set it was live in, since nothing else says that it is ours.
 */
export function rollBackRemote(mover: ChannelMover, remote: string): Promise<Moved> {
  return moveChannel(mover, async (live) => {
    const { version, set } = versionBefore(live, remote, mover.channel);
    const release = (await readTrustedSet(mover, set)).remotes[remote];
    if (release?.version !== version)
      throw new Error(`The log of channel ${mover.channel} is wrong about ${remote}.`);
    return { action: 'rollback', changed: [release] };
  });
}

function versionBefore({ set, history }: LiveChannel, remote: string, channel: string) {
  const now = set?.remotes[remote]?.version;
  if (now === undefined)
    throw new Error(`Channel ${channel} serves no ${remote}: there is nothing to roll back.`);
  const live = liveVersions(history, remote);
  const before = live.at(live.at(-1)?.version === now ? -2 : -1);
  if (!before)
    throw new Error(
      `Channel ${channel} has had no version of ${remote} before ${now}: there is nothing to go back to.`,
    );
  return before;
}
