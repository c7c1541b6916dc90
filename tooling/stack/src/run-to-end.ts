import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunPlace {
  readonly cwd: string;
  readonly path: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command to its end; throws its last words when it fails. */
export async function runToEnd(
  [program = '', ...args]: readonly string[],
  { cwd, path, env }: RunPlace,
): Promise<void> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, FORCE_COLOR: '0', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-8000);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} failed.\n${said.trim()}`);
}
