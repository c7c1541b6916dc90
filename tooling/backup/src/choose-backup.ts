import { namesOfBackups, readBackup, type Backup } from './manifest.ts';

export interface Choice {
  readonly backupDir: string;
  /** The newest by default. */
  readonly from: string | null;
  /** A moment instead of the end of the archive. */
  readonly at: Date | null;
}

/** The newest whole backup that leads to the moment. */
export async function chooseBackup({ backupDir, from, at }: Choice): Promise<Backup> {
  const names = await namesOfBackups(backupDir);
  if (names.length === 0) throw new Error(`${backupDir} has no whole backup.`);
  if (from !== null && !names.includes(from))
    throw new Error(`${backupDir} has no whole backup ${from}; the newest is ${names.at(-1)}.`);
  for (const name of from === null ? names.toReversed() : [from]) {
    const backup = await readBackup(backupDir, name);
    if (at === null || new Date(backup.manifest.endedAt) <= at) return backup;
  }
  throw new Error(`No backup was whole before ${at?.toISOString()}: a restore cannot stop there.`);
}
