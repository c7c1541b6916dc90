import { fail } from './fail.ts';
import { frontHosts } from './front-pages.ts';
import { hasAdmin } from './has-admin.ts';
import type { Stack } from './stack.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a stack in a terminal: prints its addresses and stops all of it on Ctrl-C. */
export async function runStack(start: (report: (message: string) => void) => Promise<Stack>): Promise<void> {
  let stack: Stack;
  try {
    stack = await start(write);
  } catch (error) {
    fail(error);
  }
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    write('stopping…');
    await stack.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  const addresses = frontHosts.map((host) => `http://${host}:${stack.shellPort}/`);
  write(['ready', ...addresses, `api ${stack.apiUrl}/docs`, `sandbox ${stack.sandboxUrl}/`].join('  '));
  if (await hasAdmin(stack.databaseUrl)) return;
  write('the desk has no admin yet: npx pnpm staff add <e-mail of an account> prints the first one a code');
}
