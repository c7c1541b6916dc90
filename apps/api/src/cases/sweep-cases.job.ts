import { sql } from 'kysely';
import { inTransaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { IS_STUCK, stuckParameters } from '#fulfilment/stuck.ts';
import { dueOf, IDLE_DAYS } from './case.domain.ts';
import { addEvent, lockCase, moveCase } from './case.store.ts';
import type { CaseRow } from './case.store.ts';
import { tellCustomer } from './conversation/tell-customer.ts';
import type { CasesDeps } from './deps.ts';

/** A run that finds more leaves the rest to the next minute. */
const AT_ONCE = 200;
const DAY_MS = 86_400_000;

/**
 * Opens cases for disputes and for stuck orders, and closes those that settled themselves. What a case refers to is only looked
 * at: a run that is interrupted or doubled changes nothing twice.
 */
export async function sweepCasesJob(deps: CasesDeps): Promise<void> {
  await openDisputes(deps);
  await openStuckOrders(deps);
  await closeSettled(deps);
  await closeIdle(deps);
}

interface Found {
  readonly id: string;
  readonly user_id: string;
  readonly brand: CaseRow['brand'];
  readonly variant: CaseRow['variant'];
  readonly order_id: string;
  readonly item_id: string | null;
  readonly since: Date;
}

async function openDisputes(deps: CasesDeps): Promise<void> {
  const { rows } = await sql<Found>`
    select d.id, d.user_id, o.brand, o.variant, o.id as order_id, d.item_id, d.opened_at as since
    from dispute d join order_item i on i.id = d.item_id join customer_order o on o.id = i.order_id
    where d.answered_at is null and not exists (select from support_case c where c.dispute_id = d.id)
    order by d.opened_at limit ${AT_ONCE}`.execute(deps.db);
  for (const found of rows) await openFound(deps, found, 'dispute');
}

/** With a check that is stuck, as everywhere; one that was only asked again after the delivery keeps nobody's order. */
const STUCK = statement<ReturnType<typeof stuckParameters>, Found>(`
  select o.id, o.user_id, o.brand, o.variant, o.id as order_id, null::uuid as item_id, o.paid_at as since
  from customer_order o
  where o.id in (
      select i.order_id from report_task t join order_item i on i.id = t.item_id
      where i.status in ('queued', 'running') and ${IS_STUCK}
    )
    and not exists (select from support_case c where c.kind = 'stuck_order' and c.order_id = o.id)
  order by o.paid_at limit ${AT_ONCE}`);

async function openStuckOrders(deps: CasesDeps): Promise<void> {
  for (const found of await STUCK(deps.db, stuckParameters(deps)))
    await openFound(deps, found, 'stuck_order');
}

const openFound = (deps: CasesDeps, found: Found, kind: 'dispute' | 'stuck_order'): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const [id, now] = [deps.newId(), deps.now()];
    const inserted = await tx
      .insertInto('support_case')
      .values({
        id,
        kind,
        state: 'open',
        brand: found.brand,
        variant: found.variant,
        user_id: found.user_id,
        order_id: found.order_id,
        item_id: found.item_id,
        dispute_id: kind === 'dispute' ? found.id : null,
        due_at: dueOf(kind, kind === 'dispute' ? found.since : now),
        opened_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) await addEvent(deps, tx, { caseId: id, kind: 'opened', userId: null });
  });

/** Disputes that were answered, orders of which nothing runs any more. */
async function closeSettled(deps: CasesDeps): Promise<void> {
  const { rows } = await sql<{ id: string; kind: CaseRow['kind'] }>`
    select c.id, c.kind from support_case c
    where c.state <> 'closed' and c.kind in ('dispute', 'stuck_order') and ${isSettled}
    limit ${AT_ONCE}`.execute(deps.db);
  for (const { id } of rows) await closeIf(deps, id, isSettled, 'Решено без ответа в обращении');
}

/** Once: what the customer or the staff writes after that keeps the case open until it is answered. */
const isSettled = sql`(
  not exists (select from case_event e where e.case_id = c.id and e.kind = 'closed') and (
  (c.kind = 'dispute' and exists (select from dispute d where d.id = c.dispute_id and d.answered_at is not null))
  or (c.kind = 'stuck_order' and not exists (
    select from order_item i where i.order_id = c.order_id and i.status in ('queued', 'running')
  ))
  )
)`;

async function closeIdle(deps: CasesDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - IDLE_DAYS * DAY_MS);
  const isIdle = sql`(
    c.state = 'answered' and c.changed_at <= ${before}
    and not exists (select from dispute d where d.id = c.dispute_id and d.answered_at is null)
  )`;
  const { rows } = await sql<{ id: string }>`
    select c.id from support_case c where ${isIdle} limit ${AT_ONCE}`.execute(deps.db);
  for (const { id } of rows) await closeIf(deps, id, isIdle, 'Клиент не ответил', true);
}

/** Looks again under the lock: the customer may have written meanwhile. */
const closeIf = (
  deps: CasesDeps,
  id: string,
  condition: ReturnType<typeof sql>,
  text: string,
  isTold = false,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockCase(tx, id);
    if (row === undefined || row.state === 'closed' || !(await holdsFor(tx, id, condition))) return;
    await moveCase(deps, tx, row, { act: 'closed', userId: null, text });
    if (isTold) await tellCustomer(deps, tx, { caseId: id, reason: 'closed' });
  });

async function holdsFor(tx: Transaction, id: string, condition: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql`select 1 from support_case c where c.id = ${id} and ${condition}`.execute(tx);
  return rows.length > 0;
}
