import { familyOf } from '@proverka/stack/process-family';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface DevCommandInput {
  /** A checkout with its packages installed. */
  readonly folder: string;
  readonly remote: string;
  readonly port: number;
  readonly dataDir: string;
}

export interface DevCommand {
  /** From the command to the line that says it is ready. */
  readonly readyMs: number;
  /** The ids of the processes that run the shell's server. */
  readonly shells: () => string;
  readonly stop: () => Promise<void>;
}

/** `npx pnpm dev --filter REMOTE`; throws what it said when it ends before it is ready. */
export async function startDevCommand({
  folder,
  remote,
  port,
  dataDir,
}: DevCommandInput): Promise<DevCommand> {
  const startedAt = performance.now();
  // A process group of its own, to be interrupted as by a terminal.
  const child = spawn('npx', ['pnpm', 'dev', '--filter', remote], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = once(child, 'exit');
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (/^ready /m.test(said)) resolve();
      });
    child.once('exit', () => reject(new Error(`npx pnpm dev has ended.\n${said.slice(-4000)}`)));
  });
  await ready;
  const { pid = 0 } = child;
  return {
    readyMs: performance.now() - startedAt,
    shells: () => familyOf([pid]).filter(isShell).sort().join(' '),
    stop: async () => {
      process.kill(-pid, 'SIGINT');
      await ended;
    },
  };
}

function isShell(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/shell/src/server/main.ts');
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
