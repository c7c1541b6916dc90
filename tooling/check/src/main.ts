import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forbiddenTextStep } from './forbidden-text.ts';
import { sum, type Outcome } from './outcome.ts';
import { playwrightStep } from './playwright-step.ts';
import { commandStep } from './run-command.ts';
import { productListsStep } from './product-lists-step.ts';
import { storiesStep } from './stories-step.ts';
import { vitestStep } from './vitest-step.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const command = (...words: string[]) => commandStep(words, { cwd: root });

/** Cheapest first: what a reader of the output should mend first fails first. */
const steps: readonly { readonly name: string; readonly run: () => Promise<Outcome> | Outcome }[] = [
  { name: 'product lists', run: productListsStep },
  { name: 'types', run: () => command('tsc', '-b') },
  { name: 'lint', run: () => command('oxlint', '--deny-warnings') },
  { name: 'format', run: () => command('oxfmt', '--check') },
  { name: 'boundaries', run: () => command('turbo', 'boundaries') },
  { name: 'unused code', run: () => command('knip') },
  { name: 'forbidden text', run: () => forbiddenTextStep(root) },
  { name: 'build', run: () => command('turbo', 'run', 'build', '--output-logs=errors-only', '--ui=stream') },
  { name: 'unit and database tests', run: () => vitestStep(root) },
  { name: 'stories', run: () => storiesStep(root) },
  { name: 'browser tests', run: () => playwrightStep(root) },
];

const wanted = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const { name, run } of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  const outcome = await run();
  outcomes.push(outcome);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (outcome.failed > 0) process.stdout.write(`${outcome.details}\n\n`);
}
const { passed, failed } = sum(outcomes);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
