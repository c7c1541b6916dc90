import { apiSettings } from '@proverka/settings/api-settings';
import { givenValue } from '@proverka/settings/given-value';
import path from 'node:path';
import { repositoryRoot, type StackOptions } from './stack.ts';

/** Reads `PORT`, `DATA_DIR`, `DATABASE_URL` or the file that holds it, and `BACKUP_DIR`. Throws one clear sentence per mistake. */
export function readStackOptions(
  env: NodeJS.ProcessEnv,
): Pick<StackOptions, 'port' | 'dataDir' | 'databaseUrl' | 'backupDir'> {
  const { PORT = '3000', DATA_DIR = path.join(repositoryRoot, '.data'), BACKUP_DIR } = env;
  const database = givenValue('DATABASE_URL', apiSettings.DATABASE_URL, env);
  if ('mistake' in database) throw new Error(database.mistake);
  return {
    port: readPort(PORT),
    dataDir: path.resolve(DATA_DIR),
    ...('value' in database ? { databaseUrl: database.value } : {}),
    ...(BACKUP_DIR ? { backupDir: path.resolve(BACKUP_DIR) } : {}),
  };
}

export function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}", but a port is a whole number from 1 to 65535.`);
}
