import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routeWeights } from './route-weights.ts';
import { readWeights, weightFindings, weightsPage } from './weights-page.ts';

// npx pnpm weights [--check], after a build
const root = path.resolve(import.meta.dirname, '../../../..');
const file = path.join(root, 'docs/weights.md');

const weights = routeWeights(root);
if (process.argv.includes('--check')) {
  const wrong = weightFindings(weights, readWeights(readFileSync(file, 'utf8')));
  for (const line of wrong) process.stdout.write(`${line}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} else {
  writeFileSync(file, weightsPage(weights));
}
