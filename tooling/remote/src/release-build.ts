import { announceSet, askShell, endAnnouncement, waitUntilServed } from '@proverka/release/announce';
import type { ChannelMover } from '@proverka/release/move-channel';
import { openStore } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import { readPublicKeys } from '@proverka/release/release-keys';
import { releaseRemote } from '@proverka/release/release-moves';
import { signWaysBack } from '@proverka/release/ways-back';
import type { Release } from '@proverka/release/release-set';
import { unmetRequirements } from '@proverka/release/requirements';
import { verifiedFiles } from '@proverka/release/verify-release';
import type { Command } from './command.ts';
import type { Settings } from './settings.ts';

type ReleaseCommand = Extract<Command, { readonly kind: 'release' }>;

const shellLimitMs = 60_000;

/**
 * Puts the build in `folder` into the set a channel serves. What the site provides is what its shells say, and they load the
 * new set before visitors get it: one that refuses it stops the release.
 */
export async function releaseBuild(
  folder: string,
  { channel, reason, isDryRun }: ReleaseCommand,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  const store = await openStore(settings.releases);
  const shells = { urls: settings.shells, limitMs: shellLimitMs, channel };
  const provided = await readProvided(settings.shells);
  const release = await publish(store, folder);
  const announced: string[] = [];
  const mover: ChannelMover = {
    store,
    channel,
    baseChannel: 'stable',
    provides: provided[0] ?? {},
    key: () => Promise.resolve(settings.key),
    keys: () => readPublicKeys(settings.publicKeysFile),
    now: () => new Date(),
    note: { who: settings.who, commit: settings.commit, reason },
    report: say,
    isDryRun,
    gate: async (_, changed) => {
      await Promise.all(changed.map((one) => verifiedFiles(store, one)));
      requireAll(release, provided);
      return `fits ${provided.length} shells`;
    },
    ready: (set) => {
      announced.push(set.id);
      return announceSet(store, set, shells);
    },
  };
  try {
    const { set, served, entry } = await releaseRemote(mover, release);
    const named = `${release.remote} ${release.version}`;
    if (isDryRun) return say(`${named} would be in set ${set.id} of channel ${channel}; nothing was moved.`);
    if (!entry) return say(`Channel ${channel} serves ${named} already: nothing was moved.`);
    const count = await waitUntilServed(served, shells);
    say(`${named} is in set ${set.id} of channel ${channel}, served by ${count} shells.`);
    await signWaysBack(mover);
  } finally {
    for (const id of announced) await endAnnouncement(store, channel, id);
  }
}

/** What each shell provides. Throws when one does not answer: nobody could say whether the release fits it. */
async function readProvided(urls: readonly string[]): Promise<readonly Readonly<Record<string, string>>[]> {
  return Promise.all(
    urls.map(async (url) => {
      const state = await askShell(url);
      if (!state?.provides) throw new Error(`The shell at ${url} does not say what it provides.`);
      return state.provides;
    }),
  );
}

function requireAll(release: Release, provided: readonly Readonly<Record<string, string>>[]): void {
  const problems = new Set(provided.flatMap((one) => unmetRequirements(release, one)));
  if (problems.size > 0) throw new Error(`A shell cannot run this release:\n- ${[...problems].join('\n- ')}`);
}
