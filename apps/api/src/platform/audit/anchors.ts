import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { NoParameters } from '@proverka/sql/named-sql';
import { z } from 'zod';
import { statement } from '../db/statement.ts';
import type { Connection } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';

const anchorSchema = z.strictObject({
  link: z.int().positive(),
  hash: z.string().regex(/^[\da-f]{64}$/),
  madeAt: z.iso.datetime(),
});

/**
 * A link's hash, kept outside of the database. Whoever may do everything in the database can make a whole new chain, but
 * not one that has the hashes kept elsewhere.
 */
export type Anchor = z.infer<typeof anchorSchema>;

const LAST = statement<NoParameters, { link: number; hash: string; made_at: Date }>(
  `select no as link, encode(hash, 'hex') as hash, made_at from audit_link order by no desc limit 1`,
);

const EVERY_MS = 3600_000;

/** Adds the last link to the file of anchors, once an hour. */
export async function dropAnchor({ db, config }: Pick<PlatformDeps, 'db' | 'config'>): Promise<void> {
  const { journalAnchorsFile: file } = config;
  const [last] = await LAST(db);
  if (last === undefined) return;
  const kept = await readAnchors(file);
  const before = kept.at(-1);
  if (before !== undefined && last.made_at.getTime() - Date.parse(before.madeAt) < EVERY_MS) return;
  const anchor: Anchor = { link: last.link, hash: last.hash, madeAt: last.made_at.toISOString() };
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(anchor)}\n`, { mode: 0o600, flush: true });
}

/** The anchors of a file, oldest first; none when there is no such file. Throws on a line that is no anchor. */
export async function readAnchors(file: string): Promise<readonly Anchor[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => anchorSchema.parse(JSON.parse(line)));
}

const AT = statement<{ links: string }, { link: number; hash: string }>(
  `select no as link, encode(hash, 'hex') as hash from audit_link
   where no in (select value::bigint from json_array_elements_text(:links::json))`,
);

/** The first anchor whose link is gone or has another hash. */
export async function lostAnchor(db: Connection, anchors: readonly Anchor[]): Promise<Anchor | undefined> {
  const found = await AT(db, { links: JSON.stringify(anchors.map(({ link }) => link)) });
  const hashes = new Map(found.map(({ link, hash }) => [link, hash]));
  return anchors.find(({ link, hash }) => hashes.get(link) !== hash);
}
