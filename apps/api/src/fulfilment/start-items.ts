import { HOLDS, accountParameters } from '#money/holds.ts';
import { statement } from '#platform/db/statement.ts';
import { moveItems } from './move-item.ts';
import { moveOrder } from './move-order.ts';
import { notifyReportChanged } from './report-changed.ts';
import type { BrandId } from '@proverka/brand/host';
import type { Transaction } from '#platform/db/transaction.ts';
import { json } from '#platform/db/columns.ts';
import type { FulfilmentDeps } from './deps.ts';
import { codeOf } from '#money/ledger.store.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import type { PlannedHold, PlannedParts } from '#money/ledger.domain.ts';
import { retryPolicyOf } from './tasks/retry-policy.domain.ts';
import { newReportNumber } from './report/report-number.ts';
import type { SubjectData } from '@proverka/contract/subject';
import type { TaskType } from '#registers/task-type.ts';

/** A paid item to start: its holds, report and tasks. */
export interface StartedItem {
  readonly item_id: string;
  readonly number: string;
  readonly revenue: string;
  readonly bonus: number;
  readonly paid: number;
  /** Own money just paid by card for it. */
  readonly card: number;
  /** The owners it is about besides its object. */
  readonly owners: readonly StartedOwner[];
  readonly tasks: readonly StartedTask[];
}

// Items of one order wait for each other at sources with a rate limit.
const TURN_SECONDS = 2;
// The most items of one order made on the site; a larger one is a list.
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

/** The tasks of an item, derived from its product and the owners it names. */
export interface StartPlan {
  readonly brand: BrandId;
  readonly name: string;
  readonly tasks: readonly TaskType[];
  readonly ownerTasks: readonly TaskType[];
  readonly metadata: { readonly ownersData?: readonly SubjectData[] | undefined };
}

/** A task of this type with its deadline, extended by `waitSeconds` in the queue. */
export const planTask = (
  deps: Pick<FulfilmentDeps, 'config' | 'newId'>,
  now: Date,
  type: TaskType,
  owner_id: string | null,
  waitSeconds = 0,
): StartedTask => {
  const { environment, taskDeadlines } = deps.config;
  const deadlineSeconds = taskDeadlines[type] ?? retryPolicyOf(environment, type).deadlineSeconds;
  const deadline_at = new Date(now.getTime() + (deadlineSeconds + waitSeconds) * 1000).toISOString();
  return { id: deps.newId(), type, deadline_at, owner_id };
};

export function planStart(
  deps: Pick<FulfilmentDeps, 'config' | 'newId'>,
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
 * Common table expressions that hold the money of items and create their reports and tasks. They use `startParameters`; the
 * surrounding statement does the rest, so that an order takes one round trip.
 */
export const START_ITEMS = `
  started as (
    select * from jsonb_to_recordset(:started::jsonb) as s
      (item_id uuid, number text, revenue text, bonus bigint, paid bigint, card bigint, owners jsonb, tasks jsonb)
  ), to_hold as (
    select 'item:' || item_id as subject, :order_id::uuid as order_id, item_id, revenue, bonus, paid, card from started
  ), ${HOLDS}, reports as (
    insert into report (item_id, number, created_at) select item_id, number, :now::timestamptz from started
  ), owners as (
    insert into risk_owner (id, item_id, position, data, created_at)
    select owner.id, s.item_id, owner.position, owner.data, :now::timestamptz
    from started s
    cross join lateral jsonb_to_recordset(s.owners) as owner (id uuid, position smallint, data jsonb)
  ), tasks as (
    insert into report_task (id, item_id, type, status, created_at, deadline_at, owner_id)
    select task.id, s.item_id, task.type, 'queued', :now::timestamptz, task.deadline_at, task.owner_id
    from started s
    cross join lateral jsonb_to_recordset(s.tasks) as task
      (id uuid, type text, deadline_at timestamptz, owner_id uuid)
  )`;

export const startParameters = (
  orderId: string,
  now: Date,
  accounts: Pick<LockedAccounts, 'paid' | 'bonus' | 'hold'>,
  items: readonly StartedItem[],
) => ({ ...accountParameters(accounts), order_id: orderId, now, started: json(items) });

export type StartParameters = ReturnType<typeof startParameters>;

const START = statement<StartParameters>(`with ${START_ITEMS} select 1`);

/** Starts the items of a just paid order: holds their money, creates reports and tasks. */
export async function startItems(
  tx: Transaction,
  order: { readonly id: string; readonly accounts: LockedAccounts; readonly now: Date },
  items: readonly StartedItem[],
): Promise<void> {
  await START(tx, startParameters(order.id, order.now, order.accounts, items));
  await moveOrder(tx, order.id, 'paid', order.now);
  const ids = items.map(({ item_id: id }) => id);
  await moveItems(tx, ids, 'paid', order.now);
  // Notifies open pages of items that waited for their payment.
  for (const id of ids) notifyReportChanged(tx, id);
}

/** Enqueues the tasks after the commit. */
export function enqueueTasks(
  deps: Pick<FulfilmentDeps, 'enqueue'>,
  tx: Transaction,
  items: readonly StartedItem[],
): Promise<void> {
  const tasks = items.flatMap((item) => item.tasks.map(({ id }) => ({ taskId: id })));
  // The first questions of every report run before the last ones of any, so that every reader soon sees something.
  const priorities = items.flatMap((item) => item.tasks.map((_, index) => Math.max(0, FIRST_TASKS - index)));
  return deps.enqueue(tx, 'report.task', tasks, { isUnhurried: items.length > LARGE_ORDER, priorities });
}
