import type { TriedShell } from '@proverka/gate/served-pages';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../ports.ts';
import { supervise } from '../supervisor.ts';

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
      wordsIn(await readFile(path.join(folder, 'shell.log'), 'utf8'), requestId),
    stop: async () => {
      await shell.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the log says about a request; about a remote that could not be loaded it says so without one. */
function wordsIn(log: string, requestId: string): string | null {
  const entries = log.split('\n').flatMap((line) => (line.startsWith('{') ? parsed(line) : []));
  const own = entries.findLast(({ reqId, err }) => reqId === requestId && err !== undefined);
  const ofRemote = entries.findLast(({ remote }) => remote !== undefined);
  return (own?.err?.message ?? ofRemote?.message)?.split('\n')[0] ?? null;
}

interface LogLine {
  readonly reqId?: string;
  readonly err?: { readonly message?: string };
  readonly remote?: string;
  readonly message?: string;
}

function parsed(line: string): LogLine[] {
  try {
    return [JSON.parse(line) as LogLine];
  } catch {
    return [];
  }
}
