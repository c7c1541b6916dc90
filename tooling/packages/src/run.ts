import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program of the workspace and returns its output; throws with it when the program fails. */
export async function run(command: readonly string[], { cwd, env }: RunOptions): Promise<string> {
  const [program = '', ...args] = command;
  const binaries = path.resolve(import.meta.dirname, '../../../node_modules/.bin');
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env['PATH']}`, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output.trim()}`);
  return output;
}
