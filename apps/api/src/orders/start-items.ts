import type { BrandId } from '@proverka/brand/host';
import type { Transaction } from '../db/transaction.ts';
import { json } from '../db/columns.ts';
import type { Deps } from '../deps.ts';
import { codeOf } from '../ledger/ledger.store.ts';
import type { LockedAccounts } from '../ledger/ledger.store.ts';
import type { PlannedHold, PlannedParts } from '../ledger/ledger.domain.ts';
import { paceOf } from '../reports/pace.domain.ts';
import { newReportNumber } from '../reports/report-number.ts';
import type { SubjectData } from '@proverka/contract/subject';
import type { TaskType } from '../reports/task-type.ts';

/** One item whose money is there: what is held for it, its report and its tasks. */
export interface StartedItem {
  readonly item_id: string;
  readonly number: string;
  readonly revenue: string;
  readonly bonus: number;
  readonly paid: number;
  /** Own money that a card has just brought for it. */
  readonly card: number;
  /** Whom else it is about than its object. */
  readonly owners: readonly StartedOwner[];
  readonly tasks: readonly StartedTask[];
}

// Items of one order wait for one another at sources that take so many questions a second.
const TURN_SECONDS = 2;
// As many as one order of the site may hold; more is a list.
const LARGE_ORDER = 50;
const FIRST_TASKS = 12;

interface StartedOwner {
  readonly id: string;
  readonly position: number;
  readonly data: SubjectData;
}

interface StartedTask {
  readonly id: string;
  readonly type: string;
  readonly deadline_at: string;
  readonly owner_id: string | null;
}

/** What the work on an item follows from: its product and the owners it names. */
export interface StartPlan {
  readonly brand: BrandId;
  readonly name: string;
  readonly tasks: readonly TaskType[];
  readonly ownerTasks: readonly TaskType[];
  readonly metadata: { readonly ownersData?: readonly SubjectData[] | undefined };
}

/** A task of this type, given up when its time is over; `waitSeconds` are spent in the line before it. */
export const planTask = (
  deps: Pick<Deps, 'config' | 'newId'>,
  now: Date,
  type: TaskType,
  owner_id: string | null,
  waitSeconds = 0,
): StartedTask => {
  const { sourcesPace, taskDeadlines } = deps.config;
  const deadlineSeconds = taskDeadlines[type] ?? paceOf(sourcesPace, type).deadlineSeconds;
  const deadline_at = new Date(now.getTime() + (deadlineSeconds + waitSeconds) * 1000).toISOString();
  return { id: deps.newId(), type, deadline_at, owner_id };
};

export function planStart(
  deps: Pick<Deps, 'config' | 'newId'>,
  now: Date,
  hold: PlannedHold & Partial<Pick<PlannedParts, 'card'>>,
  { brand, name, tasks, ownerTasks, metadata }: StartPlan,
  itemsInOrder = 1,
): StartedItem {
  const named = ownerTasks.length === 0 ? [] : (metadata.ownersData ?? []);
  const waitSeconds = (itemsInOrder - 1) * TURN_SECONDS;
  const owners = named.map((data, position) => ({ id: deps.newId(), position, data }));
  return {
    item_id: hold.itemId,
    number: newReportNumber(),
    revenue: codeOf.revenue(brand, name),
    bonus: hold.bonus,
    paid: hold.paid,
    card: hold.card ?? 0,
    owners,
    tasks: [
      ...tasks.map((type) => planTask(deps, now, type, null, waitSeconds)),
      ...owners.flatMap(({ id }) => ownerTasks.map((type) => planTask(deps, now, type, id, waitSeconds))),
    ],
  };
}

/**
 * Common table expressions that hold the money of items and open their reports and tasks. They read the parameters
 * $1 order, $2 now, $3–$5 the user's accounts (paid, bonus, hold), $6 `StartedItem[]`; the statement around them does
 * the rest, so that an order costs one round trip.
 */
export const START_ITEMS = `
  started as (
    select * from jsonb_to_recordset($6::jsonb) as s
      (item_id uuid, number text, revenue text, bonus bigint, paid bigint, card bigint, owners jsonb, tasks jsonb)
  ), holds as (
    insert into ledger_transfer
      (reference, debit_account, credit_account, hold_account, amount, kind, order_id, item_id)
    select 'item:' || s.item_id || ':hold:' || purse.name, purse.account,
      (select id from ledger_account where code = s.revenue), $5::bigint, purse.amount, 'purchase', $1::uuid, s.item_id
    from started s
    cross join lateral (
      values ('paid', $3::bigint, s.paid), ('card', $3::bigint, s.card), ('bonus', $4::bigint, s.bonus)
    )
      as purse (name, account, amount)
    where purse.amount > 0
  ), reports as (
    insert into report (item_id, number, created_at) select item_id, number, $2::timestamptz from started
  ), owners as (
    insert into risk_owner (id, item_id, position, data, created_at)
    select owner.id, s.item_id, owner.position, owner.data, $2::timestamptz
    from started s
    cross join lateral jsonb_to_recordset(s.owners) as owner (id uuid, position smallint, data jsonb)
  ), tasks as (
    insert into report_task (id, item_id, type, status, created_at, deadline_at, owner_id)
    select task.id, s.item_id, task.type, 'queued', $2::timestamptz, task.deadline_at, task.owner_id
    from started s
    cross join lateral jsonb_to_recordset(s.tasks) as task
      (id uuid, type text, deadline_at timestamptz, owner_id uuid)
  )`;

export function startParameters(
  orderId: string,
  now: Date,
  accounts: Pick<LockedAccounts, 'paid' | 'bonus' | 'hold'>,
  items: readonly StartedItem[],
): unknown[] {
  return [orderId, now, accounts.paid, accounts.bonus, accounts.hold, json(items)];
}

/** The work begins when the transaction commits. */
export function enqueueTasks(
  deps: Pick<Deps, 'enqueue'>,
  tx: Transaction,
  items: readonly StartedItem[],
): Promise<void> {
  const tasks = items.flatMap((item) => item.tasks.map(({ id }) => ({ taskId: id })));
  // The first questions of every report before the last ones of any: whoever looks at a report soon sees something.
  const priorities = items.flatMap((item) => item.tasks.map((_, place) => Math.max(0, FIRST_TASKS - place)));
  return deps.enqueue(tx, 'report.task', tasks, { isUnhurried: items.length > LARGE_ORDER, priorities });
}
