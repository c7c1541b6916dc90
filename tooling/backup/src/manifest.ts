import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

export interface CopiedFile {
  /** Below the folder of the backup, or the content hash of a file of the store. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a backup says about itself; written last. */
export interface Manifest {
  readonly format: 1;
  /** Nothing that was committed before is missing. */
  readonly takenAt: string;
  /** The database can be restored to any moment from here on, as far as the archive goes. */
  readonly endedAt: string;
  readonly postgres: string;
  readonly schema: string;
  readonly startLsn: string;
  readonly stopLsn: string;
  /** The first segment of the log that a restore needs. */
  readonly startSegment: string;
  /** Rows that never go, counted before the copy began. */
  readonly counts: Readonly<Record<string, number>>;
  readonly database: readonly CopiedFile[];
  readonly files: readonly CopiedFile[];
  /** Files of the store that were not what their names say. */
  readonly damaged: readonly string[];
}

export interface Backup {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export const manifestName = 'manifest.json';
export const poolIn = (backupDir: string): string => path.join(backupDir, 'files');
/** Names that sort by time. */
export const nameOf = (at: Date): string => at.toISOString().replaceAll(':', '-');
const NAME = /^\d{4}-\d\d-\d\dT[\d.-]+Z$/;

/** Names of the backups of a folder, the oldest first; one that was interrupted has another name. */
export async function namesOfBackups(backupDir: string): Promise<readonly string[]> {
  const names = existsSync(backupDir) ? await readdir(backupDir) : [];
  return names.filter((name) => NAME.test(name)).toSorted();
}

export async function readBackup(backupDir: string, name: string): Promise<Backup> {
  const folder = path.join(backupDir, name);
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no whole backup ${folder}: it has no ${manifestName}.`);
  return { name, folder, manifest: readManifest(text, folder) };
}

function readManifest(text: string, folder: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format === 1) return manifest;
  } catch {
    // Said below.
  }
  throw new Error(`The ${manifestName} of ${folder} cannot be read.`);
}
