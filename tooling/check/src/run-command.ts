import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { failedOnce, notesIn, passedOnce, type Outcome } from './outcome.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Also streams the output to the terminal. */
  readonly isShown?: boolean;
}

/** Runs a command of the workspace to completion, with `node_modules/.bin` on the path. */
export async function runCommand(
  command: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: options.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${path.join(options.cwd, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
      FORCE_COLOR: '0',
      TURBO_TELEMETRY_DISABLED: '1',
      ...options.env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (options.isShown) process.stdout.write(chunk);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** A step that runs one command; it passes when the exit code is 0. */
export async function commandStep(command: readonly string[], options: CommandOptions): Promise<Outcome> {
  const { code, output } = await runCommand(command, options);
  return code === 0 ? { ...passedOnce, details: notesIn(output) } : failedOnce(output.trim());
}
