import { readSet } from '@proverka/release/release-folder';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadData } from './active-set.ts';
import { readConfig } from './config.ts';
import { startRenderThread } from './render-pool.ts';
import { readShellBuild } from './shell-build.ts';

/**
 * Loads every page of the release set `RELEASE_SET` from its server artefacts, with the shell's shared modules. Exits with
 * code 1 and one sentence per page that cannot be loaded: such a set is not promoted.
 */
const timeoutMilliseconds = 30_000;

setTimeout(() => fail(['its pages were not loaded within 30 seconds']), timeoutMilliseconds).unref();
try {
  const problems = await problemsOf(process.env['RELEASE_SET'] ?? '');
  if (problems.length > 0) fail(problems);
  process.exit(0);
} catch (error) {
  fail([error instanceof Error ? error.message : String(error)]);
}

async function problemsOf(setId: string): Promise<readonly string[]> {
  const config = readConfig(process.env);
  const shellFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const build = readShellBuild(process.env['SHELL_BUILD'] ?? path.join(shellFolder, 'dist'));
  const set = await readSet(config.releaseRoot, setId);
  const thread = await startRenderThread(
    build.renderScript,
    threadData({ config, shell: build.assets }, set, []),
  );
  return thread.check();
}

function fail(problems: readonly string[]): void {
  process.stderr.write(`This release set cannot be rendered:\n- ${problems.join('\n- ')}\n`);
  process.exit(1);
}
