import { parseArgs } from 'node:util';
import { readConfig } from '#app/config.ts';
import { runVerifyCommand } from '#platform/audit/verify-command.ts';
import { connectionTrouble } from '#platform/db/errors.ts';
import { openDatabase, openPool } from '#platform/db/pool.ts';

// npx pnpm verify-journal [--restored TIME]: of a restored database that holds at least this moment. Exit code 2: it could not
// be read.
const read = readConfig(process.env);
if ('mistakes' in read) {
  for (const mistake of read.mistakes) process.stderr.write(`${mistake}\n`);
  process.exit(2);
}
const { database, journalAnchorsFile } = read.config;
// As the owner: it may be the application's role that somebody has stolen.
const db = openDatabase(openPool({ url: database.directUrl, size: 1, role: null }));
try {
  const { restored } = parseArgs({ options: { restored: { type: 'string' } } }).values;
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  process.exitCode = await runVerifyCommand(db, journalAnchorsFile, {
    say,
    now: new Date(),
    ...(restored === undefined ? {} : { restoredTo: new Date(restored) }),
  });
} catch (error) {
  process.stderr.write(`${connectionTrouble(error) ?? String(error)}\n`);
  process.exitCode = 2;
} finally {
  await db.destroy();
}
