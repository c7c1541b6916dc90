import { candidateFor, promoteCandidate, withdrawCandidate } from './candidate-moves.ts';
import { composeSet } from './compose-set.ts';
import { readLive, type LiveChannel } from './live-channel.ts';
import { moveChannel, type ChannelMover, type Moved, type PlannedMove } from './move-channel.ts';
import type { Release, ReleaseSet } from './release-set.ts';
import { readFigures } from './trial-figures.ts';
import { trialName } from './visitor-share.ts';
import { releaseBefore, versionsBefore } from './ways-back.ts';

/** Puts a published release into the channel's set; with `trial`, for some of the visitors. */
export function releaseRemote(
  mover: ChannelMover,
  release: Release,
  trial?: PlannedMove['trial'],
): Promise<Moved> {
  return moveChannel(mover, () =>
    Promise.resolve({ action: 'release', changed: [release], ...(trial && { trial }) }),
  );
}

/** Makes these releases the whole set, for a stack that starts. */
export function releaseAll(mover: ChannelMover, releases: readonly Release[]): Promise<Moved> {
  return moveChannel(mover, () => Promise.resolve({ action: 'start', changed: releases }));
}

/** All visitors get what some of the channel's have tried. */
export async function promoteTried(mover: ChannelMover, remote: string): Promise<Moved> {
  const entry = await promoteCandidate(mover, remote);
  const { set } = await readLive(mover);
  if (!entry || !set)
    throw new Error(
      `Channel ${mover.channel} tries no version of ${remote}: release one with --percent, or name a channel with --from.`,
    );
  return { set, served: { set: entry.set, candidate: null }, entry, lostRaces: 0 };
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
export async function rollBackRemote(mover: ChannelMover, remote: string): Promise<Moved> {
  return (await withdrawFor(mover, remote)) ?? goBack(mover, remote);
}

/** What some visitors try is the newest there is of a remote: going back means that nobody tries it any longer. */
async function withdrawFor(mover: ChannelMover, remote: string): Promise<Moved | null> {
  const live = await readLive(mover);
  const candidate = candidateFor(live, remote);
  if (!candidate || !live.set) return null;
  const figures = await readFigures(mover.store, mover.channel, trialName(live.set.id, candidate));
  const entry = await withdrawCandidate(mover, { result: 'withdrawn by hand', figures }, ({ changed }) =>
    changed.some((release) => release.remote === remote),
  );
  return entry && { set: live.set, served: { set: entry.set, candidate: null }, entry, lostRaces: 0 };
}

function goBack(mover: ChannelMover, remote: string): Promise<Moved> {
  return moveChannel(mover, async (live) => {
    const release = await releaseBefore(mover, remote, versionBefore(live, remote, mover.channel));
    return { action: 'rollback', changed: [release] };
  });
}

function versionBefore(live: LiveChannel, remote: string, channel: string) {
  const now = live.set?.remotes[remote]?.version;
  if (now === undefined)
    throw new Error(`Channel ${channel} serves no ${remote}: there is nothing to roll back.`);
  const [before] = versionsBefore(live, remote);
  if (!before)
    throw new Error(
      `Channel ${channel} has had no version of ${remote} before ${now}: there is nothing to go back to.`,
    );
  return before;
}

/** A signed set with this release that no channel points to; it passes the gate, because shells run it. */
export async function composePreview(mover: ChannelMover, release: Release): Promise<ReleaseSet> {
  const { set: base } = await readLive(mover);
  const set = await composeSet({ ...mover, key: await mover.key(), base, changed: [release] });
  await mover.gate(set, [release]);
  return set;
}
