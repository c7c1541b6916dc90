import { placeEnv } from '@proverka/release/open-store';
import { developmentKeys } from '@proverka/release/release-keys';
import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

export interface DevCheckInput {
  readonly root: string;
  readonly dataDir: string;
  readonly releases: string;
  readonly report: (message: string) => void;
}

export interface DevCheck {
  /** Loads all pages of remotes of a set on the server, behind everything else; reports those that cannot be loaded. */
  readonly begin: (what: {
    readonly set: string;
    readonly remotes: readonly string[];
    readonly shellBuild: string;
  }) => void;
  readonly stop: () => void;
}

/** Only the newest set is of interest: a check of an older one is given up. */
export function createDevCheck({ root, dataDir, releases, report }: DevCheckInput): DevCheck {
  let running: ChildProcess | null = null;
  const stop = () => {
    running?.kill();
    running = null;
  };
  return {
    stop,
    begin: ({ set, remotes, shellBuild }) => {
      stop();
      const child = spawn(process.execPath, [path.join(root, 'apps/shell/src/server/check-set.main.ts')], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...process.env,
          ...placeEnv(releases),
          SHELL_BUILD: shellBuild,
          RELEASE_PUBLIC_KEYS: developmentKeys(dataDir).publicFile,
          RELEASE_SET: set,
          RELEASE_REMOTES: remotes.join(' '),
        },
      });
      running = child;
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
      child.once('close', (code) => {
        if (running === child) running = null;
        if (code !== 0 && code !== null) report(said.trim());
      });
    },
  };
}
