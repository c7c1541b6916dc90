import { readConfig } from '#app/config.ts';
import { connectionTrouble } from '#platform/db/errors.ts';
import { openDatabase, openPool } from '#platform/db/pool.ts';
import { reseal } from '#platform/seal/reseal.ts';

// OLD_APP_SECRET=… APP_SECRET=… npx pnpm reseal; exit code 1: refused, nothing was changed; 2: it could not be read.
const read = readConfig(process.env);
if ('mistakes' in read) {
  for (const mistake of read.mistakes) process.stderr.write(`${mistake}\n`);
  process.exit(2);
}
const { appSecret, oldAppSecret: before, database } = read.config;
const isAsked = before !== '' && before !== appSecret;
const db = openDatabase(openPool({ url: database.directUrl, size: 1, role: null }));
try {
  if (isAsked) {
    for (const { table, rows, already } of await reseal(db, { before, after: appSecret })) {
      process.stdout.write(`${table}: ${rows} encrypted anew, ${already} were already\n`);
    }
  } else {
    process.stderr.write('OLD_APP_SECRET has to be the secret before, and APP_SECRET the new one.\n');
    process.exitCode = 2;
  }
} catch (error) {
  const trouble = connectionTrouble(error);
  process.stderr.write(`${trouble ?? String(error)}. Nothing was changed.\n`);
  process.exitCode = trouble === null ? 1 : 2;
} finally {
  await db.destroy();
}
