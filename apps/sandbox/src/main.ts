import { enableCompileCache, flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Reading TypeScript costs Node twenty megabytes it never gives back. So the sandbox is compiled into Node's cache
 * first, and then this process turns into one that reads nothing but the cache: same pid, same streams. Where a
 * process cannot be replaced (another system, a parent that talks over IPC) it goes on as it is.
 */
const cache = join(tmpdir(), 'node-compile-cache');
enableCompileCache(cache);
const { runSandbox } = await import('./process.ts');

if (process.execve && !process.channel && process.platform === 'linux') {
  flushCompileCache();
  const entry = fileURLToPath(new URL('process.ts', import.meta.url));
  process.execve(process.execPath, [process.execPath, ...process.execArgv, entry], {
    ...process.env,
    NODE_COMPILE_CACHE: cache,
    MALLOC_ARENA_MAX: '1',
  });
}
await runSandbox();
