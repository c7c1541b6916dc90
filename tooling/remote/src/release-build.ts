import { announceSet, askShell, endAnnouncement, waitUntilServed } from '@proverka/release/announce';
import { readDecl } from '@proverka/federation/read-decl';
import type { ChannelMover, Moved } from '@proverka/release/move-channel';
import { openStore } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import { readPublicKeys } from '@proverka/release/release-keys';
import { releaseRemote, rollBackRemote } from '@proverka/release/release-moves';
import type { Release } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { unmetRequirements } from '@proverka/release/requirements';
import { verifiedFiles } from '@proverka/release/verify-release';
import { signWaysBack } from '@proverka/release/ways-back';
import type { Command } from './command.ts';
import type { Settings } from './settings.ts';

type MovingCommand = Extract<Command, { readonly kind: 'release' | 'rollback' }>;

const shellLimitMs = 60_000;

/**
 * Puts the build in `folder` into the set a channel serves. What the site provides is what its shells say, and they load the
 * new set before visitors get it: one that refuses it stops the release.
 */
export async function releaseBuild(
  folder: string,
  command: MovingCommand,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  const store = await openStore(settings.releases);
  const release = await publish(store, folder);
  await move({ store, command, settings, say }, release.remote, (mover) => releaseRemote(mover, release));
}

/** Goes back to the version of the remote that the channel served before; once more goes further back. */
export async function rollBack(
  folder: string,
  command: MovingCommand,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  const { id } = await readDecl(folder);
  const store = await openStore(settings.releases);
  await move({ store, command, settings, say }, id, (mover) => rollBackRemote(mover, id));
}

interface Move {
  readonly store: ReleaseStore;
  readonly command: MovingCommand;
  readonly settings: Settings;
  readonly say: (line: string) => void;
}

async function move(
  { store, command, settings, say }: Move,
  remote: string,
  make: (mover: ChannelMover) => Promise<Moved>,
): Promise<void> {
  const { channel, reason, isDryRun } = command;
  const shells = { urls: settings.shells, limitMs: shellLimitMs, channel };
  const provided = await readProvided(settings.shells);
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
      for (const release of changed) requireAll(release, provided);
      return `fits ${provided.length} shells`;
    },
    ready: (set) => {
      announced.push(set.id);
      return announceSet(store, set, shells);
    },
  };
  try {
    const { set, served, entry } = await make(mover);
    const named = `${remote} ${set.remotes[remote]?.version ?? 'of no version'}`;
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
