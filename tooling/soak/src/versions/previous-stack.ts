import { freePort } from '@proverka/stack/ports';
import { remotes } from '@proverka/stack/stack';
import { startUntilReady } from '@proverka/stack/until-ready';
import path from 'node:path';

export interface PreviousStack {
  readonly shellPort: number;
  readonly apiUrl: string;
  /** The folder of each of its remotes, built. */
  readonly remotes: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Everything as it was: the command of the checkout starts its own API, shell and remotes, over a database of its own. */
export async function startPreviousStack(folder: string, dataDir: string): Promise<PreviousStack> {
  const shellPort = await freePort(0);
  const command = await startUntilReady(['npx', 'pnpm', 'start'], {
    cwd: folder,
    env: { PORT: String(shellPort), DATA_DIR: dataDir },
  });
  const [, apiUrl] = /^ready .*\bapi (http:\S+?)\/docs/m.exec(command.said()) ?? [];
  if (apiUrl === undefined) {
    await command.stop();
    throw new Error('The previous version does not say where its API is');
  }
  return {
    shellPort,
    apiUrl,
    remotes: remotes.map((remote) => path.join(folder, 'apps', remote)),
    stop: command.stop,
  };
}
