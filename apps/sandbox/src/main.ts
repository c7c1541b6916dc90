import { enableCompileCache, flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Node keeps the twenty megabytes it takes to compile TypeScript. So the sandbox is first compiled into Node's cache,
 * and then replaces this process with one that reads only the cache: same pid, same streams. Where a process cannot be
 * replaced (another operating system, a parent that uses IPC) it simply continues.
 */
const cache = join(tmpdir(), 'node-compile-cache');
enableCompileCache(cache);
const { runSandbox } = await import('./process.ts');

if (process.execve && !process.channel && process.platform === 'linux') {
  flushCompileCache();
  const entry = fileURLToPath(new URL('process.ts', import.meta.url));
  process.execve(process.execPath, [process.execPath, ...process.execArgv, entry, ...process.argv.slice(2)], {
    ...process.env,
    NODE_COMPILE_CACHE: cache,
    MALLOC_ARENA_MAX: '1',
  });
}
await runSandbox();
