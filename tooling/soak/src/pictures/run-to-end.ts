import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunPlace {
  readonly cwd: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

/** Runs a command to its end; throws its last words when it fails. An abort ends it with everything it has started. */
export async function runToEnd(
  [program = '', ...args]: readonly string[],
  { cwd, path, signal }: RunPlace,
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, FORCE_COLOR: '0' },
  });
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  };
  signal.addEventListener('abort', end, { once: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-8000);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} failed.\n${said.trim()}`);
}
