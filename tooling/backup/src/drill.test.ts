import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { archiveIn } from '@proverka/stack/archive';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedAt } from './copy-files.ts';
import { manifestName, namesOfBackups, poolIn, type Backup, type Manifest } from './manifest.ts';
import { hasPassed, type StepResult } from './steps.ts';
import { addCustomer, addOrder, createInstallation, type Installation } from './testing/installation.ts';

let installation: Installation;
let customer: string;
let first: Backup;

const saidBy = (results: readonly StepResult[], name: string) =>
  results.find((result) => result.name === name)?.said ?? '';
const failures = (results: readonly StepResult[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ name, said }) => `${name}: ${said}`);
const ordersIn = (results: readonly StepResult[]) =>
  Number(/customer_order (\d+)/.exec(saidBy(results, 'rows'))?.[1]);

beforeAll(async () => {
  installation = await createInstallation();
  customer = await addCustomer(installation.client);
  await addOrder(installation.client, customer);
  await installation.storeFile('a picture');
  first = await installation.backUp();
}, 120_000);
afterAll(() => installation.stop());

const archived = async () => {
  const { client } = installation;
  const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as segment');
  const has = async () => (await readdir(archiveIn(installation.backupDir))).includes(rows[0].segment);
  await expect.poll(has).toBe(true);
};

test('a backup taken under writes is restored to a ledger that holds, and who was destroyed since stays destroyed', async () => {
  const { client, backUp, drill, storeFile, noteDestroyed } = installation;
  const leaving = await addCustomer(client);
  const file = await storeFile('a logo');
  await client.query(
    `insert into attachment (id, user_id, group_id, file_name, file_hash, width, height, created_at)
     values (gen_random_uuid(), $1, 'logo', 'logo.png', $2, 1, 1, now())`,
    [customer, file],
  );
  const writer = new Client({ connectionString: connectionOf(client) });
  await writer.connect();
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) await addOrder(writer, customer);
  })();
  const { manifest } = await backUp();
  over.abort();
  await writing;
  await writer.end();
  await noteDestroyed(leaving);
  await archived();

  const results = await drill();
  expect(failures(results)).toEqual([]);
  expect(hasPassed(results)).toBe(true);
  const { rows } = await client.query('select count(*)::int as orders from customer_order');
  expect(rows[0].orders).toBeGreaterThan(manifest.counts['customer_order'] ?? 0);
  expect(ordersIn(results)).toBe(rows[0].orders);
  expect(saidBy(results, 'files of rows')).toContain('1 files');
  expect(saidBy(results, 'destroyed again')).toContain('1 accounts');
  expect(saidBy(results, 'stay destroyed')).toContain('nothing of 2 lines');
});

test('an order made after the moment a database is restored to is not there', async () => {
  const { client, drill } = installation;
  const { rows: before } = await client.query(
    'select count(*)::int as orders, clock_timestamp() as at from customer_order',
  );
  await addOrder(client, customer);
  await archived();
  const at = before[0].at as Date;

  const results = await drill({ at: new Date(at.getTime() + 1) });
  expect(failures(results)).toEqual([]);
  expect(ordersIn(results)).toBe(before[0].orders);
  expect(failures(await drill({ at: new Date(Date.parse(first.manifest.takenAt) - 1000) }))).toEqual([
    expect.stringMatching(/^backup: No backup was whole before /),
  ]);
});

test('a backup that was interrupted is not taken for a whole one, and the next one removes it', async () => {
  const { backUp, backupDir } = installation;
  await mkdir(path.join(backupDir, 'unfinished', 'database'), { recursive: true });
  const before = await namesOfBackups(backupDir);
  const { name } = await backUp();
  expect(await namesOfBackups(backupDir)).toEqual([...before, name]);
  expect(await readdir(backupDir)).not.toContain('unfinished');
});

/** Of the folder of backups, with the first backup alone, to spoil: equal files are one, so they are replaced. */
async function drillSpoiled(spoil: (backupDir: string, manifest: Manifest) => Promise<void>) {
  const spoiled = `${installation.backupDir}-spoiled`;
  await rm(spoiled, { recursive: true, force: true });
  await mkdir(spoiled);
  const parts = [first.name, 'files', 'wal'].map((part) => path.join(installation.backupDir, part));
  await promisify(execFile)('cp', ['-al', ...parts, spoiled]);
  await spoil(spoiled, first.manifest);
  const results = await installation.drill({ backupDir: spoiled });
  expect(hasPassed(results)).toBe(false);
  return failures(results);
}

async function replace(file: string, text: string): Promise<void> {
  await rm(file);
  await writeFile(file, text);
}

const changeManifest = (change: Partial<Manifest>) => (backupDir: string, manifest: Manifest) =>
  replace(path.join(backupDir, first.name, manifestName), JSON.stringify({ ...manifest, ...change }));

test.each([
  [
    'a damaged file of the database',
    'copy: The backup’s file database/PG_VERSION is damaged',
    (backupDir: string) => replace(path.join(backupDir, first.name, 'database', 'PG_VERSION'), '17'),
  ],
  [
    'a missing file of the database',
    'copy: The backup’s file database/PG_VERSION is missing',
    (backupDir: string) => rm(path.join(backupDir, first.name, 'database', 'PG_VERSION')),
  ],
  [
    'a missing segment of the archive',
    'archive: The archive lacks the segment',
    (backupDir: string, manifest: Manifest) => rm(path.join(archiveIn(backupDir), manifest.startSegment)),
  ],
  [
    'a backup without a manifest',
    'backup: There is no whole backup',
    (backupDir: string) =>
      rename(path.join(backupDir, first.name, manifestName), path.join(backupDir, 'elsewhere')),
  ],
  [
    'a backup of another PostgreSQL',
    'versions: The backup is of PostgreSQL 17.4',
    changeManifest({ postgres: '17.4' }),
  ],
  [
    'a backup of newer code',
    'versions: The backup’s schema 9999_later.sql is newer',
    changeManifest({ schema: '9999_later.sql' }),
  ],
  ['an empty folder', 'backup: ', (backupDir: string) => rm(backupDir, { recursive: true })],
] as const)('%s fails the drill with one sentence', async (_what, sentence, spoil) => {
  const [failure, ...more] = await drillSpoiled(spoil);
  expect(failure).toContain(sentence.replaceAll('’', "'"));
  expect(more).toEqual([]);
});

test('a damaged file of the store and rows that are fewer than counted fail the drill, and the other checks still run', async () => {
  const failed = await drillSpoiled(async (backupDir, manifest) => {
    await changeManifest({ counts: { ...manifest.counts, customer_order: 1_000_000 } })(backupDir, manifest);
    await replace(storedAt(poolIn(backupDir), manifest.files[0]?.path ?? ''), 'x');
  });
  expect(failed).toEqual([
    expect.stringMatching(/^rows: customer_order has \d+ rows, and the backup counted 1000000\.$/),
    expect.stringMatching(/^files: Files that are not what their names say: 1, the first [\da-f]{64}\.$/),
  ]);
});

test('what is not whole has no manifest, and a manifest lists every file of the backup', async () => {
  const { folder, manifest } = first;
  const written = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')) as Manifest;
  expect(written).toEqual(manifest);
  const there = await readdir(path.join(folder, 'database'), { recursive: true, withFileTypes: true });
  expect(there.filter((entry) => entry.isFile())).toHaveLength(manifest.database.length);
});

const connectionOf = ({ user, host, port, database }: Client): string =>
  `postgres://${user}:secret@${host}:${port}/${database}`;
