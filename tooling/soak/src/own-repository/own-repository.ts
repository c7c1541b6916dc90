import { useBrowser } from '@proverka/browser/browser';
import { developmentKeys } from '@proverka/release/release-keys';
import { buildChanged } from '@proverka/stack/build';
import { programsIn } from '@proverka/stack/checkout';
import { freePort } from '@proverka/stack/ports';
import { runToEnd } from '@proverka/stack/run-to-end';
import { repositoryRoot, startStack, type Stack } from '@proverka/stack/stack';
import { startRegistry } from '@proverka/starter/local-registry';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Mistakes, SoakContext } from '../soak.ts';
import { openBrowser, servedSite } from './served-site.ts';
import { createTeamFolder, type TeamFolder } from './team-folder.ts';

const remote = 'garages';
const host = 'realestate.localhost';
const headings = { written: 'Новый раздел', edited: 'Гаражи рядом', second: 'Гаражи и боксы' };

/**
 * A team with a repository of its own, from the first command to a rollback, beside a running site that has never heard of it: the
 * commands of the README and no others. It ends at the first step that fails.
 */
export async function soakOwnRepository({ say, dataDir }: SoakContext): Promise<Mistakes> {
  const browser = await useBrowser(say);
  // The default data folder is in the repository, whose package.json makes every `.js` below it a module.
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, 'package.json'), '{ "type": "module" }\n');
  const stack = await startStack({
    dataDir: path.join(dataDir, 'data'),
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
  });
  // Not below another package.
  const home = await mkdtemp(path.join(tmpdir(), 'proverka-own-'));
  const registry = await startRegistry(path.join(home, 'registry'));
  const rows: string[] = [];
  try {
    for (const [name, run] of stepsOf({ stack, dataDir, home, registry, browser: browser.executable })) {
      const startedAt = performance.now();
      await run().catch((error: unknown) => {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
      const row = `| ${name} | ${((performance.now() - startedAt) / 1000).toFixed(1)} |`;
      rows.push(row);
      say(row);
    }
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    say(`\n| step | seconds |\n|---|--:|\n${rows.join('\n')}`);
    await registry.stop();
    await stack.stop();
    await rm(home, { recursive: true, force: true });
  }
}

interface Walk {
  readonly stack: Stack;
  readonly dataDir: string;
  readonly home: string;
  readonly registry: Awaited<ReturnType<typeof startRegistry>>;
  readonly browser: string;
}

type Step = readonly [name: string, run: () => Promise<void>];

function stepsOf(walk: Walk): readonly Step[] {
  const { stack, home } = walk;
  const site = servedSite(stack.shellPort, host);
  const team = createTeamFolder(path.join(home, remote), releaseEnv(walk));
  const page = `/${remote}/`;
  return [
    ['the packages are published to a registry', () => publishPackages(walk)],
    ['new-remote --outside', () => ours(walk, 'new-remote', remote, '--outside', path.join(home, remote))],
    ['install', () => team.run('npx', 'pnpm', 'install', '--ignore-workspace', '--prefer-offline')],
    ['build', () => team.run('npm', 'run', 'build')],
    ['test', () => team.run('npm', 'test')],
    ['types', () => team.run('npm', 'run', 'types')],
    ['lint', () => team.run('npm', 'run', 'lint')],
    ['the site has no such page yet', async () => requireStatus(await site.statusOf(page), 404)],
    ['dev --against the site: the page, a save, a page of others', () => develop(walk, team)],
    ['the site still has none', async () => requireStatus(await site.statusOf(page), 404)],
    ['release', () => team.run('npm', 'run', 'release', '--', '--reason', 'first')],
    ['its page is served', () => site.requireHeading(page, headings.edited)],
    ['a second release', () => releaseSecond(team)],
    ['the second page is served', () => site.requireHeading(page, headings.second)],
    ['rollback', () => team.run('npm', 'run', 'rollback', '--', '--reason', 'wrong words')],
    ['the first page is served again', () => site.requireHeading(page, headings.edited)],
    ['pages of others are as they were', async () => requireStatus(await site.statusOf('/'), 200)],
  ];
}

/** The site's folder of releases and its keys: what the release command of a team reads. */
const releaseEnv = ({ stack, dataDir }: Walk): Readonly<Record<string, string>> => ({
  RELEASE_ROOT: path.join(dataDir, 'data/releases'),
  RELEASE_PRIVATE_KEY_FILE: developmentKeys(path.join(dataDir, 'data')).privateFile,
  RELEASE_PUBLIC_KEYS: developmentKeys(path.join(dataDir, 'data')).publicFile,
  RELEASE_SHELLS: `http://127.0.0.1:${stack.shellPort}`,
  RELEASE_BY: 'Образцов',
});

/** A command of this repository, with the local registry in its configuration. */
async function ours({ registry, home }: Walk, ...words: string[]): Promise<void> {
  const userconfig = path.join(home, 'npmrc');
  await writeFile(userconfig, registry.npmrc);
  const registered = words[0] === 'new-remote' || words[0] === 'packages' ? ['--registry', registry.url] : [];
  await runToEnd(['npx', 'pnpm', ...words, ...registered], {
    cwd: repositoryRoot,
    path: programsIn(repositoryRoot),
    env: { NPM_CONFIG_USERCONFIG: userconfig },
  });
}

const publishPackages = (walk: Walk): Promise<void> => ours(walk, 'packages', 'publish');

async function develop({ stack, browser }: Walk, team: TeamFolder): Promise<void> {
  const port = await freePort(0);
  const dev = await team.startDev(`http://${host}:${stack.shellPort}`, port);
  const view = await openBrowser(browser);
  try {
    await view.open(`http://localhost:${port}/${remote}/`);
    await view.seeHeading(headings.written);
    await team.writeHeading(headings.edited);
    await view.seeHeading(headings.edited);
    await view.open(`http://localhost:${port}/tariff/`);
    await view.seeHeading('Тарифы');
    if (view.errors.length > 0) throw new Error(`error in the browser: ${view.errors.join('; ')}`);
  } finally {
    await view.close();
    await dev.stop();
  }
}

async function releaseSecond(team: TeamFolder): Promise<void> {
  await team.writeHeading(headings.second);
  await team.run('npm', 'run', 'release', '--', '--reason', 'second');
}

function requireStatus(status: number, wanted: number): void {
  if (status !== wanted) throw new Error(`answered ${status}, not ${wanted}`);
}
