import { announceSet, endAnnouncement, waitUntilServed } from '@proverka/release/announce';
import type { ChannelMover, Moved } from '@proverka/release/move-channel';
import { openStore } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import { promoteRemote, promoteTried, releaseRemote, rollBackRemote } from '@proverka/release/release-moves';
import type { Release } from '@proverka/release/release-set';
import path from 'node:path';
import { buildChanged } from '../build.ts';
import { repositoryRoot } from '../repository.ts';
import type { ReleaseCommand } from './command-line.ts';
import { createMover } from './release-mover.ts';
import type { ReleaseSettings } from './settings.ts';
import type { Stopwatch } from './stopwatch.ts';

type MovingCommand = Extract<
  ReleaseCommand,
  { readonly remote: string; readonly kind: 'release' | 'promote' | 'rollback' }
>;

const shellLimitMs = 60_000;

/** Moves a channel as the command says, waits until the shells serve the new set, and says what each step took. */
export async function runRelease(
  command: MovingCommand,
  settings: ReleaseSettings,
  watch: Stopwatch,
  say: (line: string) => void,
): Promise<void> {
  const { channel, remote, reason } = command;
  const shells = { urls: settings.shells, limitMs: shellLimitMs, channel };
  if (command.kind === 'release' && command.built === null)
    await watch.step('build', () => buildChanged([remote, 'shell']));
  const mover = await createMover({
    ...settings,
    store: await openStore(settings.releases),
    root: repositoryRoot,
    channel,
    shellBuild: path.join(repositoryRoot, 'apps/shell/dist'),
    note: { who: settings.who, commit: settings.commit, reason },
    report: say,
    rendering: {
      apiUrl: settings.apiUrl,
      account: settings.gateAccount,
      staff: settings.gateStaff,
      hostsFile: process.env['HOSTS_FILE'],
      step: (name, run) => watch.step(`  gate: ${name}`, run),
    },
  });
  const announced: string[] = [];
  const timed = timedMover(mover, command, watch, (set) => {
    announced.push(set.id);
    return announceSet(mover.store, set, shells);
  });
  try {
    const moved = await move(command, timed, watch);
    if (timed.isDryRun) {
      const what = command.kind === 'release' && command.trial ? 'tried on' : 'served by';
      return say(`Set ${moved.set.id} would be ${what} ${channel}; nothing was moved.`);
    }
    if (!moved.entry)
      return say(`Channel ${channel} serves this version of ${remote} already: nothing was moved.`);
    const served = await watch.step('shells serve it', () => waitUntilServed(moved.served, shells));
    sayMoved(moved, served, command, say);
  } finally {
    for (const id of announced) await endAnnouncement(mover.store, channel, id);
  }
}

function timedMover(
  mover: ChannelMover,
  command: MovingCommand,
  watch: Stopwatch,
  announce: ChannelMover['ready'],
): ChannelMover {
  return {
    ...mover,
    isDryRun: command.kind === 'release' && command.isDryRun,
    // What is gone back to was served before: it is not tried again, and nothing may hold it up.
    gate:
      command.kind === 'rollback'
        ? () => Promise.resolve('served before')
        : (...given) => watch.step('gate', () => mover.gate(...given)),
    ready: (set) => watch.step('shells make it ready', () => announce(set)),
  };
}

async function move(command: MovingCommand, mover: ChannelMover, watch: Stopwatch): Promise<Moved> {
  const { remote } = command;
  if (command.kind === 'rollback') return rollBackRemote(mover, remote);
  if (command.kind === 'promote')
    return command.from === null ? promoteTried(mover, remote) : promoteRemote(mover, remote, command.from);
  const release = await watch.step('publish', () =>
    publishBuilt(mover, remote, command.built ?? path.join(repositoryRoot, 'apps', remote)),
  );
  return releaseRemote(mover, release, command.trial ?? undefined);
}

async function publishBuilt({ store }: ChannelMover, remote: string, folder: string): Promise<Release> {
  const release = await publish(store, folder);
  if (release.remote !== remote)
    throw new Error(`${folder} has a build of ${release.remote}, not of ${remote}.`);
  return release;
}

function sayMoved(
  { served: { set, candidate }, entry, lostRaces }: Moved,
  served: number,
  { remote, channel }: MovingCommand,
  say: (line: string) => void,
): void {
  const change = entry?.changes[remote];
  const versions = `${remote}: ${change?.from ?? 'nothing'} → ${change?.to ?? 'nothing'}`;
  if (entry?.action === 'withdraw')
    say(`${remote} ${change?.to} is not tried any longer; all get set ${set}`);
  else if (candidate === null) say(`${versions}, set ${set} of channel ${channel}`);
  else say(`${versions} is tried, set ${candidate} beside ${set} of channel ${channel}`);
  if (lostRaces > 0) say(`Composed anew ${lostRaces} times, because other releases came first.`);
  if (served === 0) say(`No shell that follows ${channel} answers: those that start take this set.`);
}
