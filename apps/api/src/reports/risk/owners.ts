import { moscowDay } from '@proverka/words/moments';
import { mostOwners } from '@proverka/contract/risk-limits';
import type { SubjectData } from '@proverka/contract/subject';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { settleReport } from '#fulfilment/finish-task.ts';
import { lockItem } from '#fulfilment/item.store.ts';
import { isComplete } from '#fulfilment/missing-data.domain.ts';
import { startAgain, startTasks } from '#fulfilment/start-tasks.ts';
import { readReturnedChecks } from '#money/returned.store.ts';
import { done, refuse } from '#platform/result.ts';
import { changeReport } from './change-report.ts';
import type { Asker } from './change-report.ts';
import { MOST_OWNER_EDITS, MOST_REPORT_EDITS, readOwner } from '#registers/owner.domain.ts';
import { canResumeOwnersTask } from './tasks.ts';
import { copyOwnersToItem, itemOfOwner, readOwnerRows, saveChange } from './risk.store.ts';
import type { RiskItem } from './risk.store.ts';

const hasEditsLeft = ({ edits }: RiskItem): boolean => (edits ?? 0) < MOST_REPORT_EDITS;

/** Adds an owner; the checks start at once at our expense, so the number of changes is limited. */
export function addOwner(deps: ReportsDeps, asker: Asker, itemId: string, data: SubjectData) {
  const read = readOwner(data, moscowDay(deps.now()));
  return changeReport<'subject_invalid' | 'owner_limit_reached' | 'edit_limit_reached'>(deps, asker, {
    itemId,
    action: 'add_owner',
    decide: async (tx, item) => {
      if (!read.ok) return read;
      const owners = await readOwnerRows(tx, item.id);
      if (owners.length >= mostOwners) return refuse('owner_limit_reached');
      if (!hasEditsLeft(item)) return refuse('edit_limit_reached');
      const id = deps.newId();
      const position = 1 + Math.max(-1, ...owners.map((owner) => owner.position));
      await tx
        .insertInto('risk_owner')
        .values({ id, item_id: item.id, position, data: json(read.value), created_at: deps.now() })
        .execute();
      await saveChange(tx, item.id, { isEdit: true });
      await copyOwnersToItem(tx, item);
      await startTasks(deps, tx, item, item.owner_tasks, id);
      return done(null);
    },
  });
}

/** Corrects an owner: earlier findings are deleted and the owner's checks start again. */
export async function editOwner(deps: ReportsDeps, asker: Asker, ownerId: string, data: SubjectData) {
  const itemId = await itemOfOwner(deps.db, ownerId);
  if (itemId === undefined) return refuse('owner_not_found');
  const read = readOwner(data, moscowDay(deps.now()));
  return changeReport<'subject_invalid' | 'owner_not_found' | 'edit_limit_reached'>(deps, asker, {
    itemId,
    action: 'edit_owner',
    decide: async (tx, item) => {
      const owner = (await readOwnerRows(tx, item.id)).find(({ id }) => id === ownerId);
      if (owner === undefined) return refuse('owner_not_found');
      if (!read.ok) return read;
      if (isAddition(owner.data, read.value) && (await goOn(deps, tx, item, owner.id, read.value))) {
        return done(null);
      }
      const isCounted = asker.isStaff !== true;
      if (isCounted && (!hasEditsLeft(item) || owner.edits >= MOST_OWNER_EDITS))
        return refuse('edit_limit_reached');
      await tx
        .updateTable('risk_owner')
        .set((row) => ({ data: json(read.value), edits: row('edits', '+', isCounted ? 1 : 0) }))
        .where('id', '=', ownerId)
        .execute();
      // What was given back is not asked for free: those checks stay skipped. The others get new rows: a run still working on
      // the old name finds its task gone.
      const returned = await readReturnedChecks(tx, item.id);
      const again = item.owner_tasks.filter((type) => !returned.has(type));
      await tx.deleteFrom('report_task').where('owner_id', '=', ownerId).where('type', 'in', again).execute();
      await tx.deleteFrom('risk_survey').where('owner_id', '=', ownerId).execute();
      await saveChange(tx, item.id, { isEdit: isCounted });
      await copyOwnersToItem(tx, item);
      await startTasks(deps, tx, item, again, ownerId);
      return done(null);
    },
  });
}

const isAddition = (before: SubjectData, after: SubjectData): boolean =>
  Object.entries(before).every(([field, value]) => after[field] === value);

/**
 * Adds data a source needs: its checks continue, also skipped ones that now have theirs, and the change is not counted as a
 * correction. False when none waits.
 */
async function goOn(
  deps: ReportsDeps,
  tx: Transaction,
  item: RiskItem,
  ownerId: string,
  data: SubjectData,
): Promise<boolean> {
  const lacking = await readLacking(deps, tx, item, ownerId, data);
  if (lacking.length === 0) return false;
  await tx
    .updateTable('risk_owner')
    .set({ data: json(data) })
    .where('id', '=', ownerId)
    .execute();
  await copyOwnersToItem(tx, item);
  for (const { id } of lacking) await startAgain(deps, tx, item, id, 'data');
  return true;
}

async function readLacking(
  deps: ReportsDeps,
  tx: Transaction,
  item: RiskItem,
  ownerId: string,
  data: SubjectData,
): Promise<readonly { readonly id: string }[]> {
  const returned = await readReturnedChecks(tx, item.id);
  const tasks = await tx
    .selectFrom('report_task')
    .select(['id', 'type', 'status', 'missing_requirements as missing'])
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['needs_data', 'skipped'])
    .execute();
  return tasks.filter(
    (task) =>
      task.status === 'needs_data' ||
      (canResumeOwnersTask(task, returned, item, deps.now()) && isComplete(data)(task)),
  );
}

/** Removes an owner with all findings; free of charge and not counted. */
export async function removeOwner(deps: ReportsDeps, asker: Asker, ownerId: string) {
  const itemId = await itemOfOwner(deps.db, ownerId);
  if (itemId === undefined) return refuse('owner_not_found');
  return changeReport<'owner_not_found' | 'last_owner'>(deps, asker, {
    itemId,
    action: 'remove_owner',
    decide: async (tx, item) => {
      const owners = await readOwnerRows(tx, item.id);
      if (!owners.some(({ id }) => id === ownerId)) return refuse('owner_not_found');
      if (owners.length === 1) return refuse('last_owner');
      await tx.deleteFrom('risk_owner').where('id', '=', ownerId).execute();
      await copyOwnersToItem(tx, item);
      await settleWithout(deps, tx, item);
      return done(null);
    },
  });
}

/** Completes the report when only what was just taken away was pending. */
export async function settleWithout(deps: ReportsDeps, tx: Transaction, item: RiskItem): Promise<void> {
  const locked = await lockItem(tx, item.id);
  if (locked === undefined) throw new Error(`The report of ${item.id} is gone under its lock`);
  await settleReport(deps, tx, locked);
}
