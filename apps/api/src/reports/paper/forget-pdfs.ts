import type { ReportsDeps } from '../deps.ts';
import { removeUnusedFile } from '../remove-unused-file.ts';

/** Deletes a person's cached PDFs after their content has changed; they are rendered again on demand. */
export async function forgetPdfs(deps: ReportsDeps, userId: string): Promise<void> {
  const kept = await deps.db
    .selectFrom('report')
    .innerJoin('order_item', 'order_item.id', 'report.item_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select('report.item_id')
    .where('customer_order.user_id', '=', userId)
    .where('report.pdf_hash', 'is not', null)
    .execute();
  for (const { item_id: itemId } of kept) await forgetPdf(deps, itemId);
}

/** The same for one report. */
export async function forgetPdf(deps: ReportsDeps, itemId: string): Promise<void> {
  const kept = await deps.db
    .selectFrom('report')
    .select('pdf_hash')
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  const hash = kept?.pdf_hash ?? null;
  if (hash === null) return;
  await deps.db
    .updateTable('report')
    .set({ pdf_hash: null })
    .where('item_id', '=', itemId)
    .where('pdf_hash', '=', hash)
    .execute();
  await removeUnusedFile(deps, hash);
}
