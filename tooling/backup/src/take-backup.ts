import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { archiveIn, archiveSettings } from '@proverka/stack/archive';
import { Client } from 'pg';
import { takeBase } from './base-backup.ts';
import { copyFiles } from './copy-files.ts';
import { countRows } from './counts.ts';
import { manifestName, nameOf, poolIn, type Backup, type Manifest } from './manifest.ts';

interface BackupPlan {
  readonly databaseUrl: string;
  /** The server's own folder, which is on this machine. */
  readonly postgresDir: string;
  readonly filesDir: string;
  readonly backupDir: string;
}

/** An arbitrary advisory lock key that nothing else uses. */
const LOCK = 4_300_088;

/** Database first, then files: every row's file is among them. Takes its name only when it is whole. */
export async function takeBackup(plan: BackupPlan): Promise<Backup> {
  const client = new Client({ connectionString: plan.databaseUrl, application_name: 'proverka-backup' });
  // A server that ends meanwhile is told by the statement that fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireArchive(client, plan.backupDir);
    return await takeWhole(client, plan);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function takeWhole(client: Client, { postgresDir, filesDir, backupDir }: BackupPlan): Promise<Backup> {
  const takenAt = new Date();
  const name = nameOf(takenAt);
  const unfinished = path.join(backupDir, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const before = await describe(client);
  const base = await takeBase(client, name, postgresDir, path.join(unfinished, 'database'));
  const { files, damaged } = await copyFiles(filesDir, poolIn(backupDir));
  const endedAt = new Date().toISOString();
  const manifest: Manifest = {
    format: 1,
    takenAt: takenAt.toISOString(),
    endedAt,
    ...before,
    ...base,
    files,
    damaged,
  };
  await writeFile(path.join(unfinished, manifestName), JSON.stringify(manifest), { mode: 0o600 });
  const folder = path.join(backupDir, name);
  await ontoDisk(backupDir);
  await rename(unfinished, folder);
  return { name, folder, manifest };
}

async function describe(client: Client): Promise<Pick<Manifest, 'postgres' | 'schema' | 'counts'>> {
  const { rows } = await client.query<{ postgres: string; schema: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as postgres, max(name) as schema from schema_migration`,
  );
  const { postgres = '', schema = '' } = rows[0] ?? {};
  return { postgres, schema, counts: await countRows(client) };
}

async function requireArchive(client: Client, backupDir: string): Promise<void> {
  const { rows } = await client.query<{ command: string; alone: boolean }>(
    `select current_setting('archive_command') as command, pg_try_advisory_lock(${LOCK}) as alone`,
  );
  const { command = '', alone = false } = rows[0] ?? {};
  const archive = archiveIn(backupDir);
  if (command !== archiveSettings(archive)['archive_command'] || !existsSync(archive))
    throw new Error(
      `The server does not archive its log into ${archive}: start it with the same BACKUP_DIR («BACKUP_DIR=… npx pnpm start»).`,
    );
  if (!alone) throw new Error('Another backup is being taken.');
}

/** One call for thousands of files. */
async function ontoDisk(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]);
}
