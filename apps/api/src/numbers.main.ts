import { readConfig } from '#app/config.ts';
import { compareNumbers, rebuildNumbers } from '#desk/check-numbers.ts';
import { connectionTrouble } from '#platform/db/errors.ts';
import { openDatabase, openPool } from '#platform/db/pool.ts';

// npx pnpm numbers check | rebuild; exit code 1: figures differ from their sources; 2: they could not be read.
const read = readConfig(process.env);
if ('mistakes' in read) {
  for (const mistake of read.mistakes) process.stderr.write(`${mistake}\n`);
  process.exit(2);
}
const say = (text: string) => void process.stdout.write(`${text}\n`);
// As the owner: the application may not write figures.
const db = openDatabase(openPool({ url: read.config.database.directUrl, size: 1, role: null }));
try {
  const [word] = process.argv.slice(2);
  if (word === 'rebuild') {
    await rebuildNumbers(db);
    say('The figures were made anew from orders, the ledger, accounts and charges of sources.');
  } else if (word === 'check') {
    const differences = await compareNumbers(db);
    for (const one of differences) say(one);
    say(differences.length === 0 ? 'The figures equal their sources.' : 'Run «npx pnpm numbers rebuild».');
    process.exitCode = differences.length === 0 ? 0 : 1;
  } else {
    say('Say «check» or «rebuild».');
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${connectionTrouble(error) ?? String(error)}\n`);
  process.exitCode = 2;
} finally {
  await db.destroy();
}
