import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './processes.ts';

/** Keeps two stacks from using one data folder; ignores the lock of a launcher that was killed. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'launcher.pid');
  await mkdir(dataDir, { recursive: true });
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `Another stack (process ${holder}) works on ${dataDir}. Stop it or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
