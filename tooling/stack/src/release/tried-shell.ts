import type { TriedShell } from '@proverka/gate/served-pages';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../ports.ts';
import { supervise } from '../supervisor.ts';
import { wordsAboutRequest } from './shell-log.domain.ts';

export interface TriedShellInput {
  /** The repository. */
  readonly root: string;
  /** What the shell is configured with, the set included. */
  readonly env: Readonly<Record<string, string>>;
}

/** A shell of its own for a set that is tried: on a free port, with a log that can be asked about a request. */
export async function startTriedShell({
  root,
  env,
}: TriedShellInput): Promise<TriedShell & { readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-gate-'));
  const port = await freePort(0);
  const shell = await supervise(
    {
      name: 'shell',
      entry: path.join(root, 'apps/shell/src/server/main.ts'),
      env: { ...env, HOST: '127.0.0.1', PORT: String(port), PICTURES_DIR: path.join(folder, 'pictures') },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    },
    { logDir: folder, report: () => undefined },
  ).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    port,
    wordsAbout: async (requestId) =>
      wordsAboutRequest(await readFile(path.join(folder, 'shell.log'), 'utf8'), requestId),
    stop: async () => {
      await shell.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
