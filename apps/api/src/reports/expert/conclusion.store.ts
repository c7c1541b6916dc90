import type { Conclusion } from '@proverka/contract/expert';
import { reportPathOf } from '@proverka/catalogue/report-path';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection, Transaction } from '#platform/db/transaction.ts';

export const conclusions = (db: Connection) =>
  db
    .selectFrom('expert_conclusion')
    .innerJoin('order_item', 'order_item.id', 'expert_conclusion.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .leftJoin('report', 'report.item_id', 'order_item.id')
    .select([
      'expert_conclusion.id',
      'expert_conclusion.user_id',
      'expert_conclusion.item_id',
      'expert_conclusion.question',
      'expert_conclusion.state',
      'expert_conclusion.price',
      'expert_conclusion.text',
      'expert_conclusion.author',
      'expert_conclusion.author_name',
      'expert_conclusion.reason',
      'expert_conclusion.requested_at',
      'expert_conclusion.deadline_at',
      'expert_conclusion.closed_at',
      'expert_conclusion.expert_id',
      'expert_conclusion.draft',
      'expert_conclusion.draft_version',
      'expert_conclusion.draft_by',
      'expert_conclusion.draft_at',
      'expert_conclusion.correction_due_at',
      'expert_conclusion.corrected_at',
      'expert_conclusion.writer_id',
      'product.name',
      'product.name_ru',
      'product.brand',
      'product.subject',
      'report.number',
    ]);
export type ConclusionRow = Awaited<ReturnType<ReturnType<typeof conclusions>['executeTakeFirstOrThrow']>>;

export const findConclusion = (db: Connection, id: string): Promise<ConclusionRow | undefined> =>
  conclusions(db).where('expert_conclusion.id', '=', id).executeTakeFirst();

/** Locks its row: a writer, the model and the deadline compete to close it. */
export const lockConclusion = (tx: Transaction, id: string): Promise<ConclusionRow | undefined> =>
  conclusions(tx).where('expert_conclusion.id', '=', id).forUpdate('expert_conclusion').executeTakeFirst();

export const viewConclusion = (row: ConclusionRow): Conclusion => ({
  id: row.id,
  order_item_id: row.item_id,
  report_number: row.number ?? '',
  report_path: reportPathOf(row.brand, {
    product_name: row.name,
    order_item_id: row.item_id,
    kind: row.subject,
  }),
  product_name_ru: row.name_ru,
  question: row.question,
  state: row.state,
  requested_at: row.requested_at.toISOString(),
  price: toRubles(kopecks(row.price)),
  text: row.text,
  author: row.author,
  author_name: row.author_name,
  closed_at: row.closed_at?.toISOString() ?? null,
  reason: row.reason,
  is_being_corrected: row.correction_due_at !== null,
  corrected_at: row.corrected_at?.toISOString() ?? null,
});
