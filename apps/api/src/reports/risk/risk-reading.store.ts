import type { Extract } from '@proverka/contract/extract';
import type { Connection } from '#platform/db/transaction.ts';
import type { RiskItem } from './risk.store.ts';

export function readSurveys(db: Connection, itemId: string) {
  return db
    .selectFrom('risk_survey')
    .innerJoin('risk_owner', 'risk_owner.id', 'risk_survey.owner_id')
    .select(['risk_survey.owner_id', 'question', 'answer', 'comment'])
    .where('risk_owner.item_id', '=', itemId)
    .orderBy('question')
    .execute();
}
export type SurveyRow = Awaited<ReturnType<typeof readSurveys>>[number];

/**
 * The extract about the object this report is based on, and the one the customer had before: an earlier one of the same
 * report or of an earlier purchase of the same object.
 */
export async function readKnownExtracts(db: Connection, item: RiskItem): Promise<readonly Extract[]> {
  const rows = await db
    .selectFrom('report_task')
    .innerJoin('order_item', 'order_item.id', 'report_task.item_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select(['report_task.item_id', 'report_task.result'])
    .where('customer_order.user_id', '=', item.user_id)
    .where('order_item.object_key', '=', item.object_key)
    .where('report_task.type', '=', 'egrn_object')
    .where('report_task.status', '=', 'found')
    .orderBy('report_task.finished_at', 'desc')
    .limit(20)
    .execute();
  const from = rows.findIndex(({ item_id }) => item_id === item.id);
  if (from === -1) return [];
  return rows
    .slice(from, from + 2)
    .flatMap(({ result }) => (result as { extract?: Extract } | null)?.extract ?? []);
}
