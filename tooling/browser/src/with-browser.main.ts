import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { useBrowser } from './browser.ts';

/** Runs a command whose `CHROMIUM` names the browser: for a package that may not import this one. */
const [program = '', ...args] = process.argv.slice(2);
try {
  await useBrowser((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
const [code] = (await once(spawn(program, args, { stdio: 'inherit' }), 'exit')) as [number | null];
process.exit(code ?? 1);
