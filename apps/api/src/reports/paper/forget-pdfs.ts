import type { ReportsDeps } from '../deps.ts';
import { removeUnusedFile } from '../remove-unused-file.ts';

/** Deletes a person's cached PDFs after their content has changed; they are rendered again on demand. */
export async function forgetPdfs(deps: ReportsDeps, userId: string): Promise<void> {
  const kept = await deps.db
    .selectFrom('report')
    .innerJoin('order_item', 'order_item.id', 'report.item_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select(['report.item_id', 'report.pdf_hash'])
    .where('customer_order.user_id', '=', userId)
    .where('report.pdf_hash', 'is not', null)
    .execute();
  for (const { item_id: itemId, pdf_hash: hash } of kept) {
    if (hash === null) continue;
    await deps.db
      .updateTable('report')
      .set({ pdf_hash: null })
      .where('item_id', '=', itemId)
      .where('pdf_hash', '=', hash)
      .execute();
    await removeUnusedFile(deps, hash);
  }
}
