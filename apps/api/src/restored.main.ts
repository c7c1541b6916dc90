import { readConfig } from '#app/config.ts';
import { openApplicationDatabase } from '#app/process.ts';
import { proveDestroyed, proveFiles, type Proof } from '#personal-data/timers/prove-restored.ts';
import { connectionTrouble } from '#platform/db/errors.ts';
import { createDestroyedList } from '#platform/destruction/destroyed-list.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/http/log.ts';

// `files`: each file of a row is there; `destroyed`: nobody of the list is. Exit code 1: not so; 2: it could not be read.
const read = readConfig(process.env);
if ('mistakes' in read) {
  for (const mistake of read.mistakes) process.stderr.write(`${mistake}\n`);
  process.exit(2);
}
const { config } = read;

async function prove(word: string | undefined): Promise<Proof> {
  const { db } = await openApplicationDatabase(config, createLog(config.logLevel, 'restored'));
  const destroyed = createDestroyedList(config.destroyedDir, config.appSecret);
  try {
    if (word === 'files') return await proveFiles({ db, files: createFileStore(config.filesDir) });
    if (word === 'destroyed') return await proveDestroyed({ db, destroyed });
    return { holds: false, said: 'Say «files» or «destroyed».' };
  } finally {
    await db.destroy();
  }
}

try {
  const { holds, said } = await prove(process.argv[2]);
  process.stdout.write(`${said}\n`);
  process.exitCode = holds ? 0 : 1;
} catch (error) {
  process.stderr.write(`${connectionTrouble(error) ?? String(error)}\n`);
  process.exitCode = 2;
}
