import { useBrowser } from '@proverka/browser/browser';
import { placeEnv } from '@proverka/release/open-store';
import { developmentKeys } from '@proverka/release/release-keys';
import { buildChanged } from '@proverka/stack/build';
import { checkOut, commitOf, previousVersion } from '@proverka/stack/checkout';
import { freePort } from '@proverka/stack/ports';
import { repositoryRoot, startStack, type Stack } from '@proverka/stack/stack';
import { startTriedShell } from '@proverka/stack/tried-shell';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mistakes, SoakContext } from '../soak.ts';
import { composeSets, shellBuildOf, type ComposedSets } from './composed-sets.ts';
import { lookAtPages, type Looks, type World } from './look-at-pages.ts';
import { startPreviousStack, type PreviousStack } from './previous-stack.ts';
import { mistakesOf, tableOf } from './version-table.ts';

type Say = SoakContext['say'];

/**
 * Teams ship at different times: the previous version of every remote runs on the shell and API of now, and the remotes of now
 * run over the previous API. Their pages have to be what they are among their own. The previous version is the last tag
 * `release/*`, else the parent commit, or what `--against` says.
 */
export async function soakVersions({ say, dataDir, against }: SoakContext): Promise<Mistakes> {
  const { revision, commit } =
    against === undefined ? previousVersion() : { revision: against, commit: commitOf(against) };
  say(`Previous version: ${revision}, commit ${commit.slice(0, 12)}`);
  await useBrowser(say);
  // The default data folder is in the repository, whose package.json makes every `.js` below it a module.
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, 'package.json'), '{ "type": "module" }\n');
  const checkout = await checkOut(commit, path.join(dataDir, 'checkout'));
  try {
    say('Starting the previous version');
    const previous = await startPreviousStack(checkout.folder, path.join(dataDir, 'previous'));
    try {
      return await besideNew(previous, dataDir, say);
    } finally {
      await previous.stop();
    }
  } finally {
    await checkout.remove();
  }
}

async function besideNew(previous: PreviousStack, home: string, say: Say): Promise<Mistakes> {
  say('Starting the new version');
  const dataDir = path.join(home, 'now');
  const stack = await startStack({
    dataDir,
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
  });
  try {
    const sets = await composeSets(dataDir, previous.remotes);
    for (const [remote, why] of Object.entries(sets.refused)) say(`${remote}: ${why}`);
    const looks = await lookAtWorlds(sets, { previous, stack, home, dataDir, say });
    const mistakes = mistakesOf(sets, looks);
    say(`\n${tableOf(sets, looks)}`);
    return mistakes;
  } finally {
    await stack.stop();
  }
}

interface Worlds {
  readonly previous: PreviousStack;
  readonly stack: Stack;
  readonly home: string;
  readonly dataDir: string;
  readonly say: Say;
}

async function lookAtWorlds(sets: ComposedSets, { previous, stack, ...more }: Worlds): Promise<Looks> {
  const { home, dataDir, say } = more;
  const all = Object.keys(sets.current.remotes);
  const fitting = Object.keys(sets.versions).filter((remote) => !(remote in sets.refused));
  const look = async (world: World, remotes: readonly string[], api: string) =>
    lookAtPages(world, { remotes, accountFolder: path.join(home, `accounts-${api}`), say });
  const withShell = async (set: World['set'] & { readonly id: string }, apiUrl: string, name: string) => {
    const shell = await startTriedShell({ root: repositoryRoot, env: shellEnv(dataDir, set.id, apiUrl) });
    try {
      const isPrevious = set.id === sets.previous.id && set.id !== sets.current.id;
      const api = apiUrl === stack.apiUrl ? 'new' : 'previous';
      return await look({ name, set, shell, apiUrl }, isPrevious ? fitting : all, api);
    } finally {
      await shell.stop();
    }
  };
  const own = { port: previous.shellPort, wordsAbout: () => Promise.resolve(null) };
  const { apiUrl } = previous;
  return {
    previousOwn: await look(
      { name: 'previous remotes, shell and API', set: { remotes: sets.versions }, shell: own, apiUrl },
      fitting,
      'previous',
    ),
    previousOnNew: await withShell(sets.previous, stack.apiUrl, 'previous remotes, new shell and API'),
    newOwn: await withShell(sets.current, stack.apiUrl, 'new remotes, shell and API'),
    newOnPrevious: await withShell(sets.current, apiUrl, 'new remotes and shell, previous API'),
  };
}

const shellEnv = (dataDir: string, set: string, apiUrl: string): Readonly<Record<string, string>> => ({
  ...placeEnv(path.join(dataDir, 'releases')),
  SHELL_BUILD: shellBuildOf(dataDir),
  RELEASE_PUBLIC_KEYS: developmentKeys(dataDir).publicFile,
  RELEASE_SET: set,
  API_URL: apiUrl,
});
