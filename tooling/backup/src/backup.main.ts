import path from 'node:path';
import { fail } from '@proverka/stack/fail';
import { readStackOptions } from '@proverka/stack/options';
import { runningDatabase } from '@proverka/stack/postgres';
import { readSecrets } from './read-secrets.ts';
import { takeBackup } from './take-backup.ts';

// npx pnpm backup: of the installation in DATA_DIR, which runs and archives its log into BACKUP_DIR.
const say = (text: string) => process.stdout.write(`${text}\n`);
try {
  const { dataDir, databaseUrl, backupDir } = readStackOptions(process.env);
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL names a server of its own tools: docs/backups.md says which.');
  if (backupDir === undefined) throw new Error('BACKUP_DIR is not set: it names the folder of backups.');
  const postgresDir = path.join(dataDir, 'postgres');
  const { postgresPassword } = await readSecrets(dataDir);
  const running = await runningDatabase(postgresDir, postgresPassword, 'proverka');
  if (running === null) throw new Error('Nothing runs here: start it with «npx pnpm start».');
  const begun = performance.now();
  const filesDir = process.env['FILES_DIR'] ?? path.join(dataDir, 'files');
  const { folder, manifest } = await takeBackup({ databaseUrl: running, postgresDir, filesDir, backupDir });
  const megabytes = manifest.database.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`${folder}: database ${megabytes.toFixed(0)} MB, ${manifest.files.length} files, ${seconds} s`);
  const { damaged } = manifest;
  if (damaged.length > 0)
    throw new Error(
      `Files of the store that are not what their names say, and were left out: ${damaged.join(', ')}`,
    );
} catch (error) {
  fail(error);
}
