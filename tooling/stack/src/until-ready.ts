import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ReadyCommand {
  readonly pid: number;
  /** From the command to its line. */
  readonly readyMs: number;
  readonly said: () => string;
  /** As Ctrl-C in a terminal; resolves when the command has ended. */
  readonly stop: () => Promise<void>;
}

interface CommandPlace {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a command that goes on until it is stopped and says `ready …` before; throws what it said when it ends sooner. */
export async function startUntilReady(
  [program = '', ...words]: readonly string[],
  { cwd, env }: CommandPlace,
): Promise<ReadyCommand> {
  const startedAt = performance.now();
  // A process group of its own, to be interrupted whole.
  const child = spawn(program, words, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-20_000);
        if (/^ready /m.test(said)) resolve();
      });
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`${[program, ...words].join(' ')} has ended.\n${said.slice(-4000)}`)),
    );
  });
  const { pid = 0 } = child;
  return {
    pid,
    readyMs: performance.now() - startedAt,
    said: () => said,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGINT');
      await ended;
    },
  };
}
