import { endWhole } from '@proverka/reaper/interruption';
import path from 'node:path';
import { scopeWords, type Scope } from './affected.ts';
import { readScope } from './read-change.ts';
import { say } from './say.ts';
import { sum, type Outcome } from './outcome.ts';
import { selectSteps } from './select-steps.ts';
import { steps, type Step } from './steps.ts';

/** `npx pnpm test [--only=<step>[,<step>]] [--affected]` */
const root = path.resolve(import.meta.dirname, '../../..');
const affectedOnly = '--affected';
const words = process.argv.slice(2);

function selected(): readonly Step[] {
  try {
    return selectSteps(
      steps,
      words.filter((word) => word !== affectedOnly),
    );
  } catch (error) {
    say((error as Error).message);
    return process.exit(1);
  }
}

const wanted = selected();
// Before the first step: whatever a step starts ends with this process.
const reaper = endWhole();
const scope: Scope = words.includes(affectedOnly)
  ? await readScope(root)
  : { affected: null, why: 'everything is asked for' };
if (words.includes(affectedOnly)) say(scopeWords(scope));
const outcomes: Outcome[] = [];
for (const { title, run } of wanted) {
  const startedAt = performance.now();
  const outcome = await run(scope);
  outcomes.push(outcome);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
  if (outcome.failed > 0 || outcome.details !== '') say(`${outcome.details}\n`);
}
// Last of all once more, by name: a long log may be cut before it is read.
for (const name of outcomes.flatMap(({ names = [] }) => names)) say(`failed: ${name.slice(0, 800)}`);
const { passed, failed } = sum(outcomes);
say(`${passed} passed, ${failed} failed`);
await reaper.end();
process.exit(failed === 0 ? 0 : 1);
