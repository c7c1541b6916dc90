import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { advisoryFileSchema } from './advisory.ts';
import { collectAdvisories } from './collect-advisories.ts';
import { findAffected } from './find-affected.ts';
import { advisoriesFile, readAdvisories, readLock, root } from './kept-advisories.ts';

/**
 * `npx pnpm advisories` compares the lock file with the advisories kept in the project, then asks the registry.
 * `--retire=<checkout> --nodejs=<checkout>` writes the kept advisories anew.
 */
const { values } = parseArgs({ options: { retire: { type: 'string' }, nodejs: { type: 'string' } } });
if (values.retire !== undefined && values.nodejs !== undefined) {
  await collect({ retire: path.resolve(values.retire), nodejs: path.resolve(values.nodejs) });
}
const [kept, locked] = await Promise.all([readAdvisories(), readLock()]);
const named = new Set(kept.advisories.map((one) => one.package));
const affected = findAffected(locked, kept.advisories);
for (const { locked: one, advisory } of affected) say(`${one.name}@${one.version}: ${advisory.id}`);
const known = locked.filter(({ name }) => named.has(name)).length;
say(
  `Kept advisories name ${known} of ${locked.length} locked packages, ${affected.length} affected; ` +
    `the others are unchecked by them.`,
);
const audit = await runCommand(['pnpm', 'audit'], { cwd: root });
const isAnswered = audit.code === 0 || /vulnerabilities found/.test(audit.output);
say(
  isAnswered
    ? audit.output.trim()
    : 'The registry gives no advisories here, so nothing is checked against it.',
);
process.exit(affected.length > 0 || (isAnswered && audit.code !== 0) ? 1 : 0);

async function collect(folders: { retire: string; nodejs: string }): Promise<void> {
  const sources = await Promise.all([
    sourceOf('RetireJS/retire.js', 'Apache-2.0', folders.retire),
    sourceOf('nodejs/security-wg', 'MIT', folders.nodejs),
  ]);
  const file = advisoryFileSchema.parse({ sources, advisories: await collectAdvisories(folders) });
  const lines = file.advisories.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const text = `{\n  "sources": ${JSON.stringify(file.sources)},\n  "advisories": [\n${lines}\n  ]\n}\n`;
  await writeFile(advisoriesFile, text);
}

async function sourceOf(repository: string, licence: string, folder: string) {
  const { output } = await runCommand(['git', 'log', '-1', '--format=%H %cs'], { cwd: folder });
  const [commit = '', date = ''] = output.trim().split(' ');
  return { repository, commit, date, licence };
}
