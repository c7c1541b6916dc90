import type { OrderEvent, OrderEventKind } from '@proverka/contract/desk-orders';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { orderActs } from '#fulfilment/order-version.ts';
import { statement } from '#platform/db/statement.ts';
import { isOwnTask, isTaskType, taskTitle } from '#registers/task-type.ts';

interface EventRow {
  readonly at: Date;
  readonly kind: OrderEventKind;
  readonly item_id: string | null;
  readonly status: string;
  readonly amount: number | null;
  readonly text: string;
  readonly reason: string;
}

/** More would be an order of thousands of items, whose course is read item by item. */
const MOST = 1000;

// What happened twice (a payment begun and ended) is two rows. Letters are found by what they are about.
const EVENTS = statement<{ orderId: string; acts: readonly string[] }, EventRow>(`
  with item as materialized (select id from order_item where order_id = :orderId),
  about as (
    select prefix || id::text as reason, id as item_id from item
    cross join unnest(array['report-ready:', 'item-failed:', 'data-needed:', 'consent-needed:', 'risk-concluded:']) prefix
    union all select 'order-paid:' || :orderId::text, null
    union all select 'returned:' || x.id::text, x.item_id from item_return x join item on item.id = x.item_id
    union all select prefix || r.id::text, r.item_id from refund r cross join unnest(array['refunded:', 'refund-refused:']) prefix
      where r.order_id = :orderId
    union all select 'payment-kept:' || id::text, null from payment where order_id = :orderId
    union all select 'bank-line:' || b.id::text, null from bank_line b join invoice v on v.id = b.invoice_id where v.order_id = :orderId
    union all select 'batch-finished:' || id::text, null from wholesale_batch where order_id = :orderId
    union all select 'conclusion-closed:' || c.id::text, c.item_id from expert_conclusion c join item on item.id = c.item_id
    union all select prefix || d.id::text, d.item_id from dispute d join item on item.id = d.item_id
      cross join unnest(array['dispute-opened:', 'dispute-answered:']) prefix
  ),
  told (at, kind, item_id, status, amount, text, reason) as (
    select created_at, 'placed', null::uuid, '', total, '', '' from customer_order where id = :orderId
    union all select paid_at, 'paid', null, '', total, '', '' from customer_order where id = :orderId and paid_at is not null
    union all select created_at, 'payment', null, 'created', amount, coalesce(provider_id, id::text), '' from payment where order_id = :orderId
    union all select final_at, 'payment', null, status, amount, coalesce(provider_id, id::text), coalesce(cancellation ->> 'reason', '')
      from payment where order_id = :orderId and final_at is not null
    union all select created_at, 'refund', item_id, 'created', amount, coalesce(provider_id, ''), reason from refund where order_id = :orderId
    union all select final_at, 'refund', item_id, status, amount, coalesce(provider_id, ''), refusal from refund
      where order_id = :orderId and final_at is not null
    union all select x.created_at, 'return', x.item_id, '', x.to_balance + x.to_card, '', '' from item_return x join item on item.id = x.item_id
    union all select coalesce(r.sent_at, r.created_at), 'receipt', r.item_id, r.status, r.amount, coalesce(r.provider_id, ''), ''
      from receipt r join item on item.id = r.item_id
    union all select created_at, 'invoice', null, kind, amount, number, '' from invoice where order_id = :orderId
    union all select t.started_at, 'task', t.item_id, 'started', null, coalesce(nullif(t.source, ''), t.type), ''
      from report_task t join item on item.id = t.item_id where t.started_at is not null
    union all select t.finished_at, 'task', t.item_id, t.status, nullif(t.cost, 0), coalesce(nullif(t.source, ''), t.type), t.reason
      from report_task t join item on item.id = t.item_id where t.finished_at is not null
    union all select r.completed_at, 'report', r.item_id, '', null, r.number, ''
      from report r join item on item.id = r.item_id where r.completed_at is not null
    union all select coalesce(m.sent_at, m.created_at), 'letter', about.item_id, case when m.sent_at is null then 'waiting' else 'sent' end,
        null, m.subject, ''
      from about join mail_outbox m on m.reason = about.reason
    union all select coalesce(d.attempted_at, d.created_at), 'webhook', null, d.status, null, d.event, d.reason
      from webhook w join webhook_delivery d on d.webhook_id = w.id
      where w.user_id = (select user_id from customer_order where id = :orderId)
        and d.created_at >= (select created_at from customer_order where id = :orderId)
        and d.payload ->> 'order_id' = :orderId::text
    union all select coalesce(b.decided_at, s.uploaded_at), 'bank', null, b.state, b.amount, b.number, coalesce(b.decision_reason, '')
      from bank_line b join invoice v on v.id = b.invoice_id join bank_statement s on s.id = b.statement_id where v.order_id = :orderId
    union all select p.made_at, 'proposal', null, 'waiting', p.amount, u.name, p.reason
      from money_proposal p join app_user u on u.id = p.made_by
      where p.kind = 'order_payment' and p.arguments ->> 'orderId' = :orderId::text
    union all select p.decided_at, 'proposal', null, p.state, p.amount, u.name, ''
      from money_proposal p join app_user u on u.id = p.decided_by
      where p.kind = 'order_payment' and p.arguments ->> 'orderId' = :orderId::text and p.decided_at is not null
    union all select d.opened_at, 'dispute', d.item_id, 'opened', null, d.number::text, '' from dispute d join item on item.id = d.item_id
    union all select d.answered_at, 'dispute', d.item_id, d.outcome, null, d.number::text, '' from dispute d
      join item on item.id = d.item_id where d.answered_at is not null
    union all select e.happened_at, 'act', item.id, e.event, null, coalesce(u.name, ''), coalesce(x.reason, '')
      from audit_event e left join item on item.id::text = e.subject left join app_user u on u.id = e.user_id
      left join audit_event_detail x on x.seq = e.seq
      where e.subject = any(array(select id::text from item) || :orderId::text) and e.event = any(:acts::text[])
  )
  select * from told order by at, kind limit ${MOST}`);

/** A question whose source is not known yet is named by its type. */
const questionWords = (text: string): string =>
  isTaskType(text) || isOwnTask(text) ? taskTitle(text) : text;

/** All that happened to an order, the earliest first. */
export async function readOrderEvents(db: Connection, orderId: string): Promise<OrderEvent[]> {
  const rows = await EVENTS(db, { orderId, acts: [...orderActs, 'task.asked_now'] });
  return rows.map(({ at, kind, item_id, status, amount, text, reason }) => ({
    at: at.toISOString(),
    kind,
    order_item_id: item_id,
    status,
    amount: amount === null ? null : toRubles(kopecks(amount)),
    text: kind === 'task' ? questionWords(text) : text,
    reason,
  }));
}
