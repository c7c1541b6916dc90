import { folderStore } from '@proverka/release/folder-store';
import { publish } from '@proverka/release/publish';
import { readPrivateKey, readPublicKeys } from '@proverka/release/release-keys';
import { releaseAll } from '@proverka/release/release-moves';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './local-registry.ts';

export interface DeployedShellInput {
  /** The repository, built. */
  readonly root: string;
  readonly folder: string;
  readonly releaseRoot: string;
  readonly privateKeyFile: string;
  readonly publicKeysFile: string;
}

const startLimitMs = 120_000;

/** The real shell on a set with one of the repository's remotes, as it is before others add theirs; without an API. */
export async function startDeployedShell(input: DeployedShellInput) {
  await releaseFirstSet(input);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const child = spawn(process.execPath, [path.join(input.root, 'apps/shell/src/server/main.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      RELEASE_ROOT: input.releaseRoot,
      RELEASE_PUBLIC_KEYS: input.publicKeysFile,
      DATA_DIR: input.folder,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${await freePort()}`,
    },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const limit = Date.now() + startLimitMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error('The shell did not start');
    }
    await wait(100);
  }
  return { url, stop };
}

/** Throws when `turbo run build` has not come first. */
async function releaseFirstSet({ root, releaseRoot, privateKeyFile, publicKeysFile }: DeployedShellInput) {
  const build = await readFile(path.join(root, 'apps/shell/dist/build.json'), 'utf8');
  const { provides } = JSON.parse(build) as { readonly provides: Readonly<Record<string, string>> };
  const store = folderStore(releaseRoot);
  const release = await publish(store, path.join(root, 'apps/admin'));
  const key = readPrivateKey(await readFile(privateKeyFile, 'utf8'), privateKeyFile);
  const mover = {
    store,
    channel: 'stable',
    provides,
    key: () => Promise.resolve(key),
    keys: () => readPublicKeys(publicKeysFile),
    now: () => new Date(),
    note: { who: 'Образцов', commit: null, reason: null },
    report: () => undefined,
    gate: () => Promise.resolve('passed'),
    ready: () => Promise.resolve(),
  };
  await releaseAll(mover, [release]);
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(new URL('/readyz', url))).ok;
  } catch {
    return false;
  }
};
