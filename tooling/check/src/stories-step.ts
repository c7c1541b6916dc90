import path from 'node:path';
import { storybookBuild, storybookFolder } from '@proverka/stories/storybook';
import { failedOnce, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

/** Builds the Storybook of all packages and checks every story for accessibility in every theme, at phone and desktop width. */
export async function storiesStep(root: string): Promise<Outcome> {
  const built = await runCommand(storybookBuild('storybook-static'), {
    cwd: path.join(root, storybookFolder),
  });
  if (built.code !== 0) return failedOnce(built.output.slice(-8000));
  const { output } = await runCommand(['node', 'tooling/stories/src/main.ts'], { cwd: root });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed === undefined || failed === undefined) return failedOnce(output.slice(-8000));
  return {
    passed: Number(passed),
    failed: Number(failed),
    details: failed === '0' ? '' : output.slice(-20_000),
  };
}
