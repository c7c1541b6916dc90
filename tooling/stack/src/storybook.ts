import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fail } from './fail.ts';
import { readPort } from './options.ts';
import { requireNeeds } from './require-needs.ts';
import { repositoryRoot } from './stack.ts';

/** Shows the components of the kit; `PORT` moves it from 6006. */
const port = portOrEnd();
await requireNeeds('storybook', { memoryMb: 600, port });
const cwd = path.join(repositoryRoot, 'packages/ui-kit');
const child = spawn(
  path.join(cwd, 'node_modules/.bin/storybook'),
  ['dev', '--port', String(port), '--exact-port', '--host', '127.0.0.1', '--no-open', '--disable-telemetry'],
  { cwd, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as [number | null];
process.exit(code ?? 0);

function portOrEnd(): number {
  try {
    return readPort(process.env['PORT'] ?? '6006');
  } catch (error) {
    return fail(error);
  }
}
