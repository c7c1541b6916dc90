import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from './repository.ts';

/**
 * Builds what changed since the last build (cached by turbo), everything or the named packages; throws with the bundler's
 * output when it fails.
 */
export async function buildChanged(packages: readonly string[] = []): Promise<void> {
  const filters = packages.map((name) => `--filter=@proverka/${name}`);
  const child = spawn('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream', ...filters], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build failed.\n${said.trim()}`);
}
