import type { SubjectData } from '@proverka/contract/subject';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { moscowDay } from '@proverka/words/moments';
import { canCorrect } from '#fulfilment/task-acts.domain.ts';
import { lockAsRead } from '#fulfilment/order-version.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import { orderOfItem } from '#fulfilment/report-items.ts';
import { startTasks } from '#fulfilment/start-tasks.ts';
import { readReturnedChecks } from '#money/returned.store.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { objectKeyOf, prefixed, readSubject, withSubject } from '#registers/subject.domain.ts';
import { forgetAnswers } from './edit-subject.ts';
import type { ReportsDeps } from '../deps.ts';

interface CorrectWish {
  readonly order_item_id: string;
  readonly version: string;
  readonly reason: string;
  readonly subject?: SubjectData | undefined;
  readonly object_key?: string | undefined;
  readonly object_address?: string | undefined;
}

type Corrected = Result<
  { readonly ok: true },
  'item_not_found' | 'order_changed' | 'subject_not_editable' | 'subject_invalid'
>;

/**
 * Corrects what an item is about for its customer, whose own corrections are not used up. A paid one begins anew: its answers go, and
 * its sources are asked again.
 */
export function correctItem(deps: ReportsDeps, caller: Caller, wish: CorrectWish): Promise<Corrected> {
  return inTransaction<Corrected>(deps.db, async (tx) => {
    const orderId = await orderOfItem(tx, wish.order_item_id);
    if (orderId === undefined) return refuse('item_not_found');
    const asRead = await lockAsRead(tx, orderId, wish.version);
    if (!asRead.ok) return asRead;
    const item = await findCorrected(tx, wish.order_item_id);
    if (!canCorrect(item)) return refuse('subject_not_editable');
    const subject = subjectFrom(deps, item, wish);
    if (!subject.ok) return subject;
    await tx.updateTable('order_item').set(subject.value).where('id', '=', item.id).execute();
    const restarted = item.status === 'created' ? 0 : await beginAnew(deps, tx, item);
    await recordEvent(deps, tx, caller, {
      event: 'item.corrected',
      ownerId: item.userId,
      subject: item.id,
      reason: wish.reason,
      after: { restarted },
    });
    notifyReportChanged(tx, item.id);
    return done({ ok: true });
  });
}

const findCorrected = (tx: Transaction, itemId: string) =>
  tx
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .leftJoin('risk_report', 'risk_report.item_id', 'order_item.id')
    .select([
      'order_item.id',
      'order_item.status',
      'order_item.object_key as objectKey',
      'order_item.object_address as objectAddress',
      'order_item.metadata',
      'customer_order.status as orderStatus',
      'customer_order.user_id as userId',
      'product.subject as kind',
      'product.tasks as productTasks',
      'product.owner_tasks as ownerTasks',
      'risk_report.finished_at as closedAt',
    ])
    .where('order_item.id', '=', itemId)
    .executeTakeFirstOrThrow();
type CorrectedItem = Awaited<ReturnType<typeof findCorrected>>;

const NUMBER = 'Укажите кадастровый номер, например 77:01:0001001:1024';

/** The columns of the item that say what it is about. */
function subjectFrom(
  deps: ReportsDeps,
  { kind, metadata, objectKey, objectAddress }: CorrectedItem,
  wish: CorrectWish,
): Result<{ object_key: string; object_address?: string; metadata?: string }, 'subject_invalid'> {
  if (kind === 'object') {
    const number = wish.object_key ?? '';
    if (!isCadastralNumber(number)) return refuse('subject_invalid', { fields: { object_key: NUMBER } });
    return done({ object_key: number, object_address: wish.object_address ?? objectAddress });
  }
  const read = readSubject(kind, wish.subject ?? {}, moscowDay(deps.now()));
  if (!read.ok) return refuse('subject_invalid', { fields: prefixed('subject', read.fields) });
  return done({
    object_key: objectKeyOf(kind, objectKey, read.subject),
    metadata: json(withSubject(kind, metadata, read.subject)),
  });
}

/** How many checks start. What was given back is not asked for free: those checks stay skipped. */
async function beginAnew(deps: ReportsDeps, tx: Transaction, item: CorrectedItem): Promise<number> {
  const returned = await readReturnedChecks(tx, item.id);
  await forgetAnswers(tx, item, returned, { isCounted: false });
  const tasks = item.productTasks.filter((type) => !returned.has(type));
  await startTasks(deps, tx, item, tasks, null);
  return tasks.length;
}
