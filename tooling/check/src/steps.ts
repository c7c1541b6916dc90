import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forbiddenTextStep } from './forbidden-text.ts';
import type { Outcome } from './outcome.ts';
import { playwrightStep } from './playwright-step.ts';
import { commandStep } from './run-command.ts';
import { storiesStep } from './stories-step.ts';
import { vitestStep } from './vitest-step.ts';

export interface Step {
  /** The name for `--only=`. */
  readonly id: string;
  readonly title: string;
  readonly run: () => Promise<Outcome> | Outcome;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const command = (...words: string[]) => commandStep(words, { cwd: root });

/** Cheapest first, so that the quickest failures are reported first. */
export const steps: readonly Step[] = [
  { id: 'types', title: 'types', run: () => command('tsc', '-b') },
  { id: 'lint', title: 'lint', run: () => command('oxlint', '--deny-warnings') },
  { id: 'format', title: 'format', run: () => command('oxfmt', '--check') },
  { id: 'boundaries', title: 'boundaries', run: () => command('turbo', 'boundaries') },
  { id: 'unused', title: 'unused code', run: () => command('knip') },
  { id: 'text', title: 'forbidden text', run: () => forbiddenTextStep(root) },
  {
    id: 'build',
    title: 'build',
    run: () => command('turbo', 'run', 'build', '--output-logs=errors-only', '--ui=stream'),
  },
  { id: 'unit', title: 'unit and database tests', run: () => vitestStep(root) },
  { id: 'stories', title: 'stories', run: () => storiesStep(root) },
  { id: 'browser', title: 'browser tests', run: () => playwrightStep(root) },
];
