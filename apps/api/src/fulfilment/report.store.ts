import type { Extract } from '@proverka/contract/extract';
import type { FindingDispute } from '@proverka/findings/disputes';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import { reportItems } from './report-items.ts';
import { contentOf } from './report-content.domain.ts';
import type { ReportContent, ReportSubject, TaskOwner, TaskResult } from './report-content.domain.ts';
import type { Asked } from '#registers/asked.domain.ts';

export function findReport(db: Connection, itemId: string) {
  return reportItems(db)
    .leftJoin('refund', (join) =>
      join
        .onRef('refund.item_id', '=', 'order_item.id')
        .on('refund.for_checks', '=', false)
        .on('refund.return_id', 'is', null),
    )
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('poll_answer', 'poll_answer.item_id', 'order_item.id')
    .leftJoin('report_rating', 'report_rating.item_id', 'order_item.id')
    .select([
      'report.item_id',
      'report.number',
      'report.created_at',
      'report.completed_at',
      'report.expires_at',
      'report.content_hash',
      'report.pdf_hash',
      'report.edits',
      'order_item.order_id',
      'order_item.status',
      'order_item.price',
      'order_item.price_breakdown',
      'order_item.object_key',
      'order_item.object_address',
      'customer_order.user_id',
      'product.name as product_name',
      'product.name_ru as product_name_ru',
      'product.brand',
      'product.tasks as product_tasks',
      'product.owner_tasks as product_owner_tasks',
      'product.subject as subject_kind',
      'order_item.metadata',
      'refund.status as refund_status',
      'refund.amount as refund_amount',
      'payment.instrument as refund_instrument',
      'poll_answer.answer as poll_answer',
      'report_rating.value as rating',
      'report_rating.comment as rating_comment',
      'risk_report.finished_at as closed_at',
    ])
    .where('report.item_id', '=', itemId)
    .executeTakeFirst();
}
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/**
 * Sorted by object first, then by owner, then in the product's order of tasks. A report's content, hash and PDF follow this
 * order, so that they do not depend on which source answered first.
 */
export function readTasks(db: Connection, itemId: string) {
  return db
    .selectFrom('report_task')
    .innerJoin('order_item', 'order_item.id', 'report_task.item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .leftJoin('risk_owner', 'risk_owner.id', 'report_task.owner_id')
    .select([
      'report_task.id',
      'report_task.type',
      'report_task.status',
      'report_task.attempts',
      'report_task.started_at',
      'report_task.finished_at',
      'report_task.source',
      'report_task.source_date',
      'report_task.reason',
      'report_task.missing_requirements',
      'report_task.result',
      'report_task.file_hash',
      'report_task.starts',
      'report_task.restarts',
      'report_task.owner_id',
      'risk_owner.data as owner_data',
      'risk_owner.position as owner_position',
    ])
    .where('report_task.item_id', '=', itemId)
    .orderBy('risk_owner.position', (place) => place.asc().nullsFirst())
    .orderBy(
      sql`array_position(case when report_task.owner_id is null then product.tasks else product.owner_tasks end, report_task.type)`,
    )
    .orderBy('report_task.created_at')
    .orderBy('report_task.id')
    .execute();
}
export type ReportTaskRow = Awaited<ReturnType<typeof readTasks>>[number];

const ownerOf = ({
  owner_id: id,
  owner_data: data,
  owner_position: position,
}: ReportTaskRow): TaskOwner | null =>
  id === null || data === null || position === null ? null : { id, data, position };

export const resultOf = (task: ReportTaskRow): TaskResult => ({
  id: task.id,
  type: task.type,
  status: task.status,
  reason: task.reason,
  source: task.source,
  sourceDate: task.source_date,
  finishedAt: task.finished_at,
  extract: (task.result as { extract?: Extract } | null)?.extract ?? null,
  data: (task.result as { data?: unknown } | null)?.data ?? null,
  asked: (task.result as { asked?: Asked } | null)?.asked ?? null,
  owner: ownerOf(task),
});

/** Disputes about a report's findings, the earliest first. */
export async function readDisputes(db: Connection, itemId: string): Promise<FindingDispute[]> {
  const rows = await db
    .selectFrom('dispute')
    .select(['finding_key', 'opened_at', 'outcome', 'answer', 'correction', 'answered_at'])
    .where('item_id', '=', itemId)
    .orderBy('opened_at')
    .orderBy('number')
    .execute();
  return rows.map(({ finding_key: key, opened_at: openedAt, ...row }) => ({
    key,
    openedAt: openedAt.toISOString(),
    answer:
      row.outcome === null || row.answered_at === null
        ? null
        : {
            outcome: row.outcome,
            answeredAt: row.answered_at.toISOString(),
            reason: row.answer,
            correction: row.correction,
          },
  }));
}

/** What a report says now: its tasks' answers as its disputes left them. */
export async function readContent(
  db: Connection,
  itemId: string,
  subject: ReportSubject,
): Promise<ReportContent> {
  return contentOf((await readTasks(db, itemId)).map(resultOf), subject, await readDisputes(db, itemId));
}
