import path from 'node:path';
import { repositoryRoot, type StackOptions } from './stack.ts';

/** Reads `PORT`, `DATA_DIR`, `DATABASE_URL` and `BACKUP_DIR`. Throws one clear sentence per mistake. */
export function readStackOptions(
  env: NodeJS.ProcessEnv,
): Pick<StackOptions, 'port' | 'dataDir' | 'databaseUrl' | 'backupDir'> {
  const { PORT = '3000', DATA_DIR = path.join(repositoryRoot, '.data'), DATABASE_URL, BACKUP_DIR } = env;
  return {
    port: readPort(PORT),
    dataDir: path.resolve(DATA_DIR),
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    ...(BACKUP_DIR ? { backupDir: path.resolve(BACKUP_DIR) } : {}),
  };
}

export function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}", but a port is a whole number from 1 to 65535.`);
}
