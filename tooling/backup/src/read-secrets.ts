import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Secrets } from '@proverka/stack/secrets';

/** The secrets of an installation that is there; without them its backups cannot be read. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`${file} is not there: DATA_DIR names no installation.`);
  return JSON.parse(text) as Secrets;
}
