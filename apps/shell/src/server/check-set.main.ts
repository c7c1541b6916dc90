import { readTrustedSet } from '@proverka/release/trusted-set';
import { nodeEntry } from '@proverka/release/release-paths';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type ShellConfig } from './config.ts';
import { startRenderProcess } from './render-process.ts';
import { ProcessEnded } from './process-life.ts';
import { processStart } from './renderers.ts';
import { trustedReleases } from './trusted-releases.ts';
import { keepVerifiedCopies } from './verified-copies.ts';
import { readShellBuild } from './shell-build.ts';

/**
 * Loads every page of `RELEASE_REMOTES` (by default all) in the release set `RELEASE_SET` from their server artefacts, with the
 * shell's shared modules. Exits with code 1 and one sentence per page that cannot be loaded: such a set is not released.
 */
const timeoutMilliseconds = 30_000;

setTimeout(() => fail(['its pages were not loaded within 30 seconds']), timeoutMilliseconds).unref();
try {
  const problems = await problemsOf(readConfig(process.env));
  if (problems.length > 0) fail(problems);
  process.exit(0);
} catch (error) {
  fail([error instanceof Error ? error.message : String(error)]);
}

async function problemsOf(config: ShellConfig): Promise<readonly string[]> {
  const setId = config.fixedSet ?? '';
  const shellFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const build = readShellBuild(config.build ?? path.join(shellFolder, 'dist'));
  const trust = await trustedReleases(config);
  const whole = await readTrustedSet(trust, setId);
  const named = config.fixedRemotes.length > 0 ? config.fixedRemotes : Object.keys(whole.remotes);
  const remotes = Object.fromEntries(
    Object.entries(whole.remotes).filter(([remote]) => named.includes(remote)),
  );
  const copies = await keepVerifiedCopies(trust.store);
  try {
    const entries = Object.fromEntries(
      await Promise.all(
        Object.values(remotes).map(
          async (release) =>
            [release.remote, path.join((await copies.hold(release)).folder, 'node', nodeEntry)] as const,
        ),
      ),
    );
    const report = (message: string) => process.stderr.write(`${message}\n`);
    const input = { config, shell: build.assets, renderScript: build.renderScript, report };
    const renderer = await startRenderProcess(processStart(input, entries)).catch((error: unknown) => {
      if (error instanceof ProcessEnded) return `${Object.keys(remotes).join(', ')}: ${error.fault}`;
      throw error;
    });
    if (typeof renderer === 'string') return [renderer];
    try {
      return await renderer.check({ setId, releases: Object.values(remotes) });
    } finally {
      await renderer.close();
    }
  } finally {
    await copies.close();
  }
}

function fail(problems: readonly string[]): void {
  process.stderr.write(`This release set cannot be rendered:\n- ${problems.join('\n- ')}\n`);
  process.exit(1);
}
