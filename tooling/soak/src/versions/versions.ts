import { useBrowser } from '@proverka/browser/browser';
import { composeSet } from '@proverka/release/compose-set';
import { readLive } from '@proverka/release/live-channel';
import type { ChannelMover } from '@proverka/release/move-channel';
import { openStore, placeEnv } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import { developmentKeys } from '@proverka/release/release-keys';
import type { Release, ReleaseSet } from '@proverka/release/release-set';
import { buildChanged } from '@proverka/stack/build';
import { checkOut, commitOf, previousVersion } from '@proverka/stack/checkout';
import { freePort } from '@proverka/stack/ports';
import { createMover } from '@proverka/stack/release-mover';
import { repositoryRoot, startStack, type Stack } from '@proverka/stack/stack';
import { startTriedShell } from '@proverka/stack/tried-shell';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mistakes, SoakContext } from '../soak.ts';
import { lookAtPages, worseThan, type Look, type World } from './look-at-pages.ts';
import { startPreviousStack, type PreviousStack } from './previous-stack.ts';

/**
 * Teams ship at different times: the previous version of every remote on the shell and API of now, and the remotes of now over the
 * previous API. Their pages are what they are among their own, for guests and customers. The previous version is the last tag
 * `release/*`, else the parent commit, or what `--against` says.
 */
export async function soakVersions({ say, dataDir, against }: SoakContext): Promise<Mistakes> {
  const previous = against === undefined ? previousVersion() : { revision: against, commit: commitOf(against) };
  say(`Previous version: ${previous.revision}, commit ${previous.commit.slice(0, 12)}`);
  await useBrowser(say);
  // The default data folder is in the repository, whose package.json makes every `.js` below it a module.
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, 'package.json'), '{ "type": "module" }\n');
  const checkout = await checkOut(previous.commit, path.join(dataDir, 'checkout'));
  try {
    say('Starting the previous version');
    const before = await startPreviousStack(checkout.folder, path.join(dataDir, 'previous'));
    try {
      const port = await freePort(0);
      const now = await startStack({
        dataDir: path.join(dataDir, 'now'),
        port,
        build: () => buildChanged(),
        report: say,
      });
      try {
        return await compare(before, now, dataDir, say);
      } finally {
        await now.stop();
      }
    } finally {
      await before.stop();
    }
  } finally {
    await checkout.remove();
  }
}

type Say = SoakContext['say'];

async function compare(before: PreviousStack, now: Stack, dataDir: string, say: Say): Promise<Mistakes> {
  const mover = await moverOf(path.join(dataDir, 'now'));
  const { set } = await readLive(mover);
  if (!set) throw new Error('The stack serves nothing');
  const old = await Promise.all(before.remotes.map((folder) => publish(mover.store, folder)));
  const refused = new Map<string, string>();
  for (const release of old) {
    const why = await composed(mover, set, [release]).then(() => null, words);
    if (why !== null) refused.set(release.remote, why);
  }
  const fitting = old.filter(({ remote }) => !refused.has(remote));
  const mixed = fitting.length === 0 ? set : await composed(mover, set, fitting);
  const names = fitting.map(({ remote }) => remote);
  const own = { remotes: Object.fromEntries(old.map((release) => [release.remote, release])) };
  const worlds: World[] = [
    {
      name: 'previous remotes, shell and API',
      set: own,
      apiUrl: before.apiUrl,
      shell: { port: before.shellPort, wordsAbout: () => Promise.resolve(null) },
    },
  ];
  const shells = await Promise.all([
    triedShell(dataDir, mixed, now.apiUrl),
    triedShell(dataDir, set, now.apiUrl),
    triedShell(dataDir, set, before.apiUrl),
  ]);
  try {
    const [onNew, current, onOld] = shells;
    worlds.push(
      { name: 'previous remotes, new shell and API', set: mixed, shell: onNew, apiUrl: now.apiUrl },
      { name: 'new remotes, shell and API', set, shell: current, apiUrl: now.apiUrl },
      { name: 'new remotes and shell, previous API', set, shell: onOld, apiUrl: before.apiUrl },
    );
    const all = Object.keys(set.remotes);
    const looks: Look[] = [];
    for (const [index, world] of worlds.entries())
      looks.push(await lookAtPages(world, { remotes: index < 2 ? names : all, folder: dataDir, say }));
    return tell({ set, old, refused, looks, say });
  } finally {
    for (const shell of shells) await shell.stop();
  }
}
