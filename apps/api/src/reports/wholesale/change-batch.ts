import type { Batch, ProductsByKind } from '@proverka/contract/wholesale';
import { subjectKinds } from '@proverka/contract/subject';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { priceRows, productsAbout } from './batch-price.domain.ts';
import { brandProducts, viewBatch } from './view-batch.ts';
import { countRows, lockBatch } from './wholesale.store.ts';

interface Whose {
  readonly userId: string;
  readonly batchId: string;
}

/** Chooses the product for each kind of row; kinds not named keep theirs. */
export async function chooseProducts(
  deps: ReportsDeps,
  { userId, batchId }: Whose,
  wanted: ProductsByKind,
): Promise<Result<Batch, 'batch_not_found' | 'batch_ordered' | 'product_unknown'>> {
  const buyer = await readBuyer(deps, userId);
  const changed = await inTransaction(deps.db, async (tx) => {
    const batch = await lockBatch(tx, userId, batchId);
    if (batch === undefined) return refuse('batch_not_found');
    if (batch.order_id !== null) return refuse('batch_ordered');
    const products = await brandProducts(deps, batch.brand);
    const isOffered = subjectKinds.every((kind) => {
      const id = wanted[kind];
      return id === undefined || productsAbout(products, kind).some((product) => product.id === id);
    });
    if (!isOffered) return refuse('product_unknown');
    const chosen = { ...batch.products, ...wanted };
    const { total } = priceRows(await countRows(tx, [batchId]), chosen, products, buyer);
    await tx
      .updateTable('wholesale_batch')
      .set({ products: json(chosen), total })
      .where('id', '=', batchId)
      .execute();
    return done(true);
  });
  return changed.ok ? viewBatch(deps, userId, batchId) : changed;
}

/** Deletes the upload at once instead of after a day. */
export function dropBatch(
  deps: ReportsDeps,
  { userId, batchId }: Whose,
): Promise<Result<{ ok: true }, 'batch_not_found' | 'batch_ordered'>> {
  return inTransaction(deps.db, async (tx) => {
    const batch = await lockBatch(tx, userId, batchId);
    if (batch === undefined) return refuse('batch_not_found');
    if (batch.order_id !== null) return refuse('batch_ordered');
    await tx.deleteFrom('wholesale_batch').where('id', '=', batchId).execute();
    return done({ ok: true });
  });
}
