import type { ReportsDeps } from '../deps.ts';
import { removeUnusedFile } from '../remove-unused-file.ts';

/** Deletes rows that are over by `before`, then the files nothing else refers to: a crash in between leaves an unreferenced file. */
export async function destroySellerExtracts(
  deps: Pick<ReportsDeps, 'db' | 'files'>,
  ids: readonly string[],
  before: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const gone = await deps.db
    .deleteFrom('seller_extract')
    .where('id', 'in', [...ids])
    // An order may have prolonged it meanwhile.
    .where('expires_at', '<=', before)
    .returning('file_hash')
    .execute();
  for (const { file_hash: hash } of gone) await removeUnusedFile(deps, hash);
}
