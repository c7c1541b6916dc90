import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namedSql } from '@proverka/sql/named-sql';
import { DatabaseError, type Client } from 'pg';
import { hashedCopy } from './hashed-copy.ts';
import type { CopiedFile } from './manifest.ts';

/** Made anew by a server that starts; copied, they would be wrong or harmful. */
const EMPTIED: ReadonlySet<string> = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const SKIPPED: ReadonlySet<string> = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'recovery.signal',
  'standby.signal',
]);
const isTemporary = (name: string): boolean =>
  name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init');

interface BaseBackup {
  readonly startLsn: string;
  readonly stopLsn: string;
  readonly startSegment: string;
  readonly database: readonly CopiedFile[];
}

const START = namedSql<{ label: string }>(
  `select lsn::text as lsn, pg_walfile_name(lsn) as segment from pg_backup_start(:label, fast => true) lsn`,
);
/** How long the archive may take with the last segment. */
const ARCHIVED_WITHIN = '10min';

/**
 * Copies the files of a running server, as PostgreSQL's manual says (25.3.2): what changed meanwhile is repeated from the
 * log, whose last segment is in the archive when this returns. All of it happens in one session, whose end would cancel it.
 */
export async function takeBase(
  client: Client,
  label: string,
  dataDir: string,
  into: string,
): Promise<BaseBackup> {
  const { rows } = await client.query<{ lsn: string; segment: string }>(START.bind({ label }));
  const [started] = rows;
  if (started === undefined) throw new Error('pg_backup_start answered nothing');
  const database = await copyTree(dataDir, into);
  const stopped = await stop(client);
  if (stopped.map.trim() !== '')
    throw new Error('The database has tablespaces, which lie outside of what this command copies.');
  database.push(await writeLabel(into, stopped.label));
  return { startLsn: started.lsn, stopLsn: stopped.lsn, startSegment: started.segment, database };
}

async function stop(
  client: Client,
): Promise<{ readonly lsn: string; readonly label: string; readonly map: string }> {
  await client.query(`set statement_timeout = '${ARCHIVED_WITHIN}'`);
  try {
    const { rows } = await client.query<{ lsn: string; label: string; map: string }>(
      'select lsn::text, labelfile as label, spcmapfile as map from pg_backup_stop(wait_for_archive => true)',
    );
    if (rows[0] !== undefined) return rows[0];
  } catch (error) {
    const cancelled = '57014';
    if (!(error instanceof DatabaseError) || error.code !== cancelled) throw error;
    const words = `The archive did not take the last segment within ${ARCHIVED_WITHIN}; postgres.log in DATA_DIR says why.`;
    throw new Error(words, { cause: error });
  }
  throw new Error('pg_backup_stop answered nothing');
}

/** Tells the restored server from where to repeat the log; it must be as it was answered, byte for byte. */
async function writeLabel(into: string, label: string): Promise<CopiedFile> {
  await writeFile(path.join(into, 'backup_label'), label, { mode: 0o600 });
  const sha256 = createHash('sha256').update(label).digest('hex');
  return { path: 'backup_label', bytes: Buffer.byteLength(label), sha256 };
}

async function copyTree(dataDir: string, into: string): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  const walk = async (below: string): Promise<void> => {
    await mkdir(path.join(into, below), { recursive: true, mode: 0o700 });
    if (EMPTIED.has(below)) return;
    for (const entry of await entriesOf(path.join(dataDir, below))) {
      const file = path.join(below, entry.name);
      if (SKIPPED.has(file) || isTemporary(entry.name)) continue;
      if (entry.isDirectory()) await walk(file);
      if (!entry.isFile()) continue;
      const whole = await hashedCopy(path.join(dataDir, file), path.join(into, file));
      // Dropped since the folder was read: the log drops it again.
      if (whole !== null) copied.push({ path: file, ...whole });
    }
  };
  await walk('');
  await mkdir(path.join(into, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
  return copied;
}

/** A database that is dropped meanwhile takes its folder along. */
const entriesOf = async (folder: string) =>
  existsSync(folder) ? readdir(folder, { withFileTypes: true }).catch(() => []) : [];
