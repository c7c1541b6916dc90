import type { GivenBack } from '#money/give-back.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { failItem } from '../fail-item.ts';
import { lockItem } from '../item.store.ts';
import { itemGivenUp } from '../letters.domain.ts';
import { notifyReportChanged } from '../report-changed.ts';
import { movedBy } from '../task-status.domain.ts';
import type { OrderedItem } from './ordered-item.store.ts';
import { planReturn } from './plan-return.domain.ts';
import type { ReturnPart, ReturnRefusal } from './return-part.ts';
import { readReturnable } from './returnable.store.ts';

export const REASON_OF_RETURN = 'Возврат по обращению';

/** Stops an item under way and gives all of its price back. */
export async function giveUp(
  deps: FulfilmentDeps,
  tx: Transaction,
  ordered: OrderedItem,
  part: ReturnPart,
): Promise<Result<GivenBack, ReturnRefusal>> {
  const item = await lockItem(tx, ordered.id);
  // Work starts after payment: an item without a report was never paid for.
  if (item === undefined) return refuse('item_not_paid');
  if (item.status === 'failed' || item.status === 'refunded') return refuse('item_returned');
  if (item.price === 0) return refuse('item_not_paid');
  const plan = planReturn(await readReturnable(tx, ordered), part);
  if (!plan.ok) return plan;
  if (part.amount !== null && part.amount < item.price) return refuse('item_under_way');
  const isKept = part.target === 'balance';
  const back = await failItem(deps, tx, item, part.reason, { letterOf: itemGivenUp, isKept });
  await tx
    .updateTable('report_task')
    .set({ status: 'unavailable', reason: REASON_OF_RETURN, finished_at: deps.now() })
    .where('item_id', '=', item.id)
    .where('status', 'in', movedBy('unavailable'))
    .execute();
  notifyReportChanged(tx, item.id);
  return done(back);
}
