import { recordDestruction } from '#platform/destruction/record-destruction.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { REFERRED } from './file-references.ts';

const AT_ONCE = 500;

/**
 * Removes files that no row refers to: left by a crash between a commit and the removal, or brought back with a restored
 * folder. A young file may belong to a transaction that has not ended.
 */
export async function sweepFiles(deps: PersonalDataDeps, storedBefore: Date): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    removed += await removeUnreferred(deps, batch);
    batch = [];
  };
  for await (const { hash, storedAt } of deps.files.list()) {
    if (storedAt <= storedBefore) batch.push(hash);
    if (batch.length >= AT_ONCE) await flush();
  }
  await flush();
  return removed;
}

async function removeUnreferred(deps: PersonalDataDeps, hashes: readonly string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const referred = new Set((await REFERRED(deps.db, { hashes })).map(({ hash }) => hash));
  const alone = hashes.filter((hash) => !referred.has(hash));
  if (alone.length === 0) return 0;
  for (const hash of alone) await deps.files.remove(hash);
  const destroyed = [{ subject: '', rows: 0, files: alone.length }];
  await inTransaction(deps.db, (tx) => recordDestruction(tx, 'unreferenced_file', deps.now(), destroyed));
  return alone.length;
}
