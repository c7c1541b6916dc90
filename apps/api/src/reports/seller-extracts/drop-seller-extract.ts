import { readSellerExtracts } from '#fulfilment/seller-extract.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { removeUnusedFile } from '../remove-unused-file.ts';
import type { Asker } from './view-seller-extract.ts';

/** Destroys an upload at once, on its owner's wish; one that is ordered is needed for its report. */
export async function dropSellerExtract(
  deps: Pick<ReportsDeps, 'db' | 'files' | 'now'>,
  { userId }: Asker,
  id: string,
): Promise<Result<{ ok: true }, 'seller_extract_not_found'>> {
  const [row] = await readSellerExtracts(deps.db, [id], userId, deps.now());
  if (row === undefined) return refuse('seller_extract_not_found');
  const isGone = await inTransaction(deps.db, async (tx) => {
    const gone = await tx
      .deleteFrom('seller_extract')
      .where('id', '=', id)
      .where('is_ordered', '=', false)
      .returning('id')
      .executeTakeFirst();
    return gone !== undefined;
  });
  if (!isGone) return refuse('seller_extract_not_found');
  await removeUnusedFile(deps, row.file_hash);
  return done({ ok: true as const });
}
