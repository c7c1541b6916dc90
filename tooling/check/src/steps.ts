import type { Scope } from './affected.ts';
import { useBrowser } from '@proverka/browser/browser';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserSteps } from './browser-steps.ts';
import { forbiddenTextStep } from './forbidden-text.ts';
import { houseStep } from './house-step.ts';
import { passedOnce, type Outcome } from './outcome.ts';
import { productListsStep } from './product-lists-step.ts';
import { playwrightStep } from './playwright-step.ts';
import { commandStep } from './run-command.ts';
import { say } from './say.ts';
import { storiesStep } from './stories-step.ts';
import { vitestStep } from './vitest-step.ts';

export interface Step {
  /** The name for `--only=`. */
  readonly id: string;
  readonly title: string;
  readonly run: (scope: Scope) => Promise<Outcome> | Outcome;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const command = (...words: string[]) => commandStep(words, { cwd: root });

const inBrowser = browserSteps(root, () => useBrowser(say));

/** Of what is built into apps or belongs to one; a change of no app has nothing to show. */
const ofApps =
  (run: () => Promise<Outcome>) =>
  (scope: Scope): Promise<Outcome> | Outcome =>
    scope.affected === null || scope.hasApp ? run() : passedOnce;

/** Cheapest first, so that the quickest failures are reported first. */
export const steps: readonly Step[] = [
  { id: 'types', title: 'types', run: () => command('tsc', '-b') },
  {
    id: 'lint',
    title: 'lint',
    run: ({ affected }) =>
      affected?.length === 0
        ? passedOnce
        : command('oxlint', '--deny-warnings', ...(affected ?? []).map(({ path }) => path)),
  },
  { id: 'format', title: 'format', run: () => command('oxfmt', '--check') },
  { id: 'boundaries', title: 'boundaries', run: () => command('turbo', 'boundaries') },
  { id: 'house', title: 'house', run: () => houseStep(root) },
  { id: 'unused', title: 'unused code', run: () => command('knip') },
  { id: 'text', title: 'forbidden text', run: () => forbiddenTextStep(root) },
  { id: 'products', title: 'product lists', run: productListsStep },
  {
    id: 'schema',
    title: 'schema page',
    run: () => command('node', 'tooling/schema/src/main.ts', '--check'),
  },
  {
    id: 'calls',
    title: 'specified calls',
    run: () => command('node', 'tooling/calls/src/main.ts', '--check'),
  },
  {
    id: 'operations',
    title: 'operations page',
    run: () => command('node', 'tooling/operations/src/main.ts', '--check'),
  },
  {
    id: 'packages',
    title: 'published packages',
    run: () => command('node', 'tooling/packages/src/main.ts', 'check'),
  },
  { id: 'asvs', title: 'security page', run: () => command('node', 'tooling/asvs/src/main.ts', '--check') },
  {
    id: 'build',
    title: 'build',
    run: () => command('turbo', 'run', 'build', '--output-logs=errors-only', '--ui=stream'),
  },
  {
    id: 'weights',
    title: 'weights of pages',
    run: ofApps(() => command('node', 'tooling/check/src/weights/main.ts', '--check')),
  },
  { id: 'unit', title: 'unit and database tests', run: ({ affected }) => vitestStep(root, affected) },
  { id: 'stories', title: 'stories', run: ofApps(inBrowser(storiesStep)) },
  { id: 'browser', title: 'browser tests', run: ofApps(inBrowser(playwrightStep)) },
];
