import path from 'node:path';
import { failedOnce, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

/** Builds Storybook and checks every story for accessibility in every theme, at phone and desktop width. */
export async function storiesStep(root: string): Promise<Outcome> {
  const cwd = path.join(root, 'packages/ui-kit');
  const built = await runCommand(
    ['storybook', 'build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
    { cwd },
  );
  if (built.code !== 0) return failedOnce(built.output.slice(-8000));
  const { output } = await runCommand(['node', 'scripts/check-stories.ts'], { cwd });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed === undefined || failed === undefined) return failedOnce(output.slice(-8000));
  return {
    passed: Number(passed),
    failed: Number(failed),
    details: failed === '0' ? '' : output.slice(-20_000),
  };
}
