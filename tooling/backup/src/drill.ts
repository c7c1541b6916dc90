import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { postgresBinaries, postgresVersion } from '@proverka/stack/postgres-binaries';
import type { Postgres } from '@proverka/stack/postgres';
import { unprivileged } from '@proverka/stack/unprivileged';
import { checkCounts, checkLaws, requireVersions, schemaOfCode } from './checks.ts';
import { chooseBackup, type Choice } from './choose-backup.ts';
import type { Backup } from './manifest.ts';
import { restoreArchive } from './restore-archive.ts';
import { restoreBase, restoreFiles } from './restore-base.ts';
import { copyLiving, runApi, type ApiPlace } from './run-api.ts';
import { startRestored } from './start-restored.ts';
import { runSteps, type Step, type StepResult } from './steps.ts';

export interface Drill extends Choice {
  /** An empty folder for all of it. */
  readonly place: string;
  readonly keep: boolean;
  readonly postgresPassword: string;
  /** What is not taken from the past. */
  readonly living: Pick<ApiPlace, 'appSecret' | 'destroyedDir' | 'anchorsFile'>;
}

/** What the steps find, for those after them. */
interface Found {
  backup?: Backup;
  postgres?: Postgres;
}

/** Restores into an empty place, beside what lives, and proves that it is what it has to be. */
export async function runDrill(
  drill: Drill,
  told: (result: StepResult) => void = () => undefined,
): Promise<readonly StepResult[]> {
  const found: Found = {};
  // The server may be another user, who has to walk to its data.
  await mkdir(drill.place, { recursive: true, mode: 0o711 });
  try {
    return await runSteps([...restoring(drill, found), ...proving(drill, found)], told);
  } finally {
    await found.postgres?.stop();
    if (!drill.keep) await rm(drill.place, { recursive: true, force: true });
  }
}

const backupOf = ({ backup }: Found): Backup => {
  if (backup === undefined) throw new Error('no backup was chosen');
  return backup;
};

function restoring(drill: Drill, found: Found): readonly Step[] {
  const { backupDir, place, at, postgresPassword: password } = drill;
  const [dataDir, archive] = [path.join(place, 'postgres'), path.join(place, 'wal')];
  const choose = async () => {
    found.backup = await chooseBackup(drill);
    return `${found.backup.name}${at === null ? '' : ` up to ${at.toISOString()}`}`;
  };
  const owner = async () => unprivileged([place, path.dirname((await postgresBinaries()).postgres)]);
  const copyArchive = async () => {
    const { startSegment } = backupOf(found).manifest;
    return `${await restoreArchive(backupDir, startSegment, archive, await owner())} segments without a gap`;
  };
  const copy = async () => {
    const bytes = await restoreBase(backupOf(found), dataDir, await owner());
    return `${backupOf(found).manifest.database.length} files as they were, ${(bytes / 1e6).toFixed(0)} MB`;
  };
  const recover = async () => {
    const { postgres, reaches } = await startRestored({ dataDir, archive, at, password });
    found.postgres = postgres;
    return reaches === null ? 'no transaction after the backup' : `up to ${reaches}`;
  };
  const steps: Record<string, Step['run']> = {
    backup: choose,
    versions: async () => requireVersions(backupOf(found).manifest, await postgresVersion()),
    archive: copyArchive,
    copy,
    recovery: recover,
  };
  return Object.entries(steps).map(([name, run]) => ({ name, run, isNeeded: true }));
}

function proving(drill: Drill, found: Found): readonly Step[] {
  const { backupDir, place, living } = drill;
  const url = () => found.postgres?.url('proverka') ?? '';
  const api = (): ApiPlace => ({ ...living, place, databaseUrl: url() });
  const manifest = () => backupOf(found).manifest;
  const migrate = async () => {
    await copyLiving(api());
    if (manifest().schema === schemaOfCode()) return `${schemaOfCode()}, the code's`;
    await runApi(api(), 'migrate.main.ts', []);
    return `${manifest().schema} was migrated to the code's ${schemaOfCode()}`;
  };
  return [
    { name: 'schema', isNeeded: true, run: migrate },
    { name: 'rows', run: () => checkCounts(url(), manifest().counts) },
    { name: 'ledger', run: () => checkLaws(url()) },
    {
      name: 'journal',
      run: () => runApi(api(), 'verify-journal.main.ts', ['--restored', manifest().takenAt]),
    },
    {
      name: 'files',
      run: async () =>
        `${await restoreFiles(backupDir, backupOf(found), path.join(place, 'files'))} files as their names say`,
    },
    { name: 'files of rows', run: () => runApi(api(), 'restored.main.ts', ['files']) },
    { name: 'destroyed again', run: () => runApi(api(), 'destruction.main.ts', ['replay']) },
    { name: 'stay destroyed', run: () => runApi(api(), 'restored.main.ts', ['destroyed']) },
    { name: 'ledger after', run: () => checkLaws(url()) },
  ];
}
