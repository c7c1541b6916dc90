import { momentWords } from '@proverka/words/moments';
import type { EventName } from '#platform/audit/events.domain.ts';
import { statement } from '#platform/db/statement.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { lockOrder } from './report-items.ts';

/** What the staff does to an order or its items; each of them makes a new version. */
export const orderActs = [
  'order.paid_by_hand',
  'order.cancelled',
  'order.product_attached',
  'item.corrected',
  'item.returned',
  'task.sent_again',
  'task.number_attached',
  'task.answered_by_hand',
] as const satisfies readonly EventName[];

// What is decided about an order by reading it: its states, subjects and prices, the runs of its tasks, and the last act of the staff.
const VERSION = statement<{ orderId: string; acts: readonly string[] }, { state: string; act: number }>(`
  with item as materialized (select * from order_item where order_id = :orderId)
  select md5(concat_ws('|', o.status, o.user_id,
      (select string_agg(concat_ws(':', id, status, object_key, object_address, md5(metadata::text), price), ',' order by id) from item),
      (select string_agg(concat_ws(':', t.id, t.run), ',' order by t.id) from report_task t join item on item.id = t.item_id)
    )) as state,
    coalesce((
      select max(e.seq) from audit_event e
      where e.subject = any(array(select id::text from item) || o.id::text) and e.event = any(:acts::text[])
    ), 0)::int as act
  from customer_order o where o.id = :orderId`);

/** Names a state of an order, so that an act on another one is refused; undefined without such an order. */
export async function orderVersion(db: Connection, orderId: string): Promise<string | undefined> {
  const [row] = await VERSION(db, { orderId, acts: orderActs });
  return row === undefined ? undefined : `${row.act}.${row.state}`;
}

/** Locks an order that has to be as it was read: of two people who act at once the second is told who was faster. */
export async function lockAsRead(
  tx: Transaction,
  orderId: string,
  version: string,
): Promise<Result<true, 'order_changed'>> {
  await lockOrder(tx, orderId);
  if ((await orderVersion(tx, orderId)) === version) return done(true);
  const detail = await whoWasFaster(tx, orderId, version);
  return refuse('order_changed', detail === undefined ? {} : { detail });
}

const LAST_ACT = statement<
  { orderId: string; acts: readonly string[]; after: number },
  { name: string; at: Date }
>(`
  select u.name, e.happened_at as at from audit_event e join app_user u on u.id = e.user_id
  where e.event = any(:acts::text[]) and e.seq > :after
    and e.subject = any(array(select id::text from order_item where order_id = :orderId) || :orderId::text)
  order by e.seq desc limit 1`);

async function whoWasFaster(tx: Transaction, orderId: string, version: string): Promise<string | undefined> {
  const read = Number(/^\d{1,15}(?=\.)/.exec(version)?.[0] ?? 0);
  const [last] = await LAST_ACT(tx, { orderId, acts: orderActs, after: read });
  if (last === undefined) return undefined;
  return `Пока вы смотрели заказ, его изменил другой сотрудник: ${last.name}, ${momentWords(last.at.toISOString())}. Посмотрите, что изменилось, и решите заново`;
}
