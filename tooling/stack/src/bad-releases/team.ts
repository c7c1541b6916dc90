import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../repository.ts';
import type { Stack } from '../stack.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly said: string;
  readonly seconds: number;
}

/** What a team can do beside a running stack: the commands of the README, and looking at pages. */
export interface Team {
  readonly releaseRoot: string;
  readonly release: (remote: string, folder: string) => Promise<CommandResult>;
  /** Releases to another channel, changes the published files, and promotes them. */
  readonly promoteChanged: (
    remote: string,
    folder: string,
    change: (versionFolder: string) => Promise<void>,
  ) => Promise<CommandResult>;
  readonly rollBack: (remote: string) => Promise<CommandResult>;
  /** The id of the set the shell serves. */
  readonly served: () => Promise<string>;
  readonly brokenPages: () => Promise<string[]>;
}

/** One page of every remote that guests see, on both brands. */
const pages: readonly (readonly [host: string, path: string])[] = [
  ['realestate', '/'],
  ['realestate', '/tariff/'],
  ['realestate', '/wholesale/'],
  ['realestate', '/privacy/'],
  ['fizcheck', '/'],
  ['fizcheck', '/wholesale/'],
  ['fizcheck-pro', '/fizcheck-expert/'],
];

export function createTeam(
  { shellPort, apiUrl }: Pick<Stack, 'shellPort' | 'apiUrl'>,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Team {
  const env = {
    ...settings,
    PORT: String(shellPort),
    DATA_DIR: dataDir,
    API_URL: apiUrl,
    RELEASE_BY: 'soak',
  };
  const run = (...words: string[]) => runCommand(words, env);
  const releaseRoot = path.join(dataDir, 'releases');
  const remotes = (remote: string) => path.join(releaseRoot, 'remotes', remote);
  const wordsOf = (remote: string, folder: string) => [remote, '--built', folder, '--reason', 'soak'];
  return {
    releaseRoot,
    release: (remote, folder) => run(...wordsOf(remote, folder)),
    promoteChanged: async (remote, folder, change) => {
      const before = await readdir(remotes(remote));
      const published = await run(...wordsOf(remote, folder), '--channel', 'next');
      const version = (await readdir(remotes(remote))).find((name) => !before.includes(name));
      if (published.code !== 0 || version === undefined) return published;
      await change(path.join(remotes(remote), version));
      return run('promote', remote, '--from', 'next');
    },
    rollBack: (remote) => run('rollback', remote),
    served: async () => {
      const answer = await fetch(`http://127.0.0.1:${shellPort}/readyz`);
      return ((await answer.json()) as { set: string }).set;
    },
    brokenPages: async () => {
      const broken = pages.map(async ([host, page]) => {
        const answer = await fetch(`http://127.0.0.1:${shellPort}${page}`, {
          headers: { 'x-forwarded-host': `${host}.localhost:${shellPort}` },
        });
        return answer.status === 200 ? [] : [`${host}${page}`];
      });
      return (await Promise.all(broken)).flat();
    },
  };
}

async function runCommand(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const startedAt = performance.now();
  const entry = path.join(repositoryRoot, 'tooling/stack/src/release.ts');
  const child = spawn(process.execPath, [entry, ...words], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said, seconds: (performance.now() - startedAt) / 1000 };
}
