import type { CreditConsentPage } from '@proverka/contract/credit-consent';
import { findAwaitingTask } from '#fulfilment/credit-consent.store.ts';
import { settleReport } from '#fulfilment/finish-task.ts';
import { lockItem } from '#fulfilment/item.store.ts';
import { skipTasks } from '#fulfilment/skip-tasks.ts';
import { movedBy } from '#fulfilment/task-status.domain.ts';
import type { Caller, Guest } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { endConsent, findConsentById, lockConsent, readConsentToken, stateAt } from './consent.store.ts';
import type { ConsentRow } from './consent.store.ts';
import { consentPage, isUnanswered } from './view-consent.ts';

type Ended<Code extends 'consent_closed' | 'consent_used'> = Promise<
  Result<CreditConsentPage, 'consent_link_invalid' | Code>
>;

/** The subject says no: nobody is asked, and the buyer's money goes back at once. */
export async function refuseConsent(
  deps: ReportsDeps,
  caller: Caller | Guest,
  token: string,
): Ended<'consent_closed'> {
  return underLock(deps, token, async (tx, row) => {
    const now = deps.now();
    const task = await findAwaitingTask(tx, row.item_id);
    if (stateAt(row, now) !== 'sent' || task === undefined) return refuse('consent_closed');
    const { address, userAgent } = caller;
    await endConsent(tx, row.id, {
      to: 'refused',
      at: now,
      address,
      userAgent: userAgent?.slice(0, 300) ?? null,
    });
    await skip(deps, tx, row, 'refused');
    await recordEvent(deps, tx, caller, {
      event: 'credit_consent.refused',
      ownerId: row.buyerId,
      subject: row.id,
    });
    return done(true);
  });
}

/** Taken back before the bureau has answered: whatever it still says is dropped, and the money goes back. */
export async function withdrawConsent(
  deps: ReportsDeps,
  caller: Caller | Guest,
  token: string,
): Ended<'consent_closed' | 'consent_used'> {
  return underLock(deps, token, async (tx, row) => {
    if (row.state !== 'signed') return refuse('consent_closed');
    if (!(await isUnanswered(tx, row.item_id))) return refuse('consent_used');
    await tx
      .updateTable('credit_consent')
      .set({ state: 'withdrawn', ended_at: deps.now() })
      .where('id', '=', row.id)
      .execute();
    await stopTask(tx, row.item_id);
    await skip(deps, tx, row, 'withdrawn');
    await recordEvent(deps, tx, caller, {
      event: 'credit_consent.withdrawn',
      ownerId: row.buyerId,
      subject: row.id,
    });
    return done(true);
  });
}

async function underLock<Code extends 'consent_closed' | 'consent_used'>(
  deps: ReportsDeps,
  token: string,
  decide: (tx: Transaction, row: ConsentRow) => Promise<Result<true, Code>>,
): Ended<Code> {
  const id = readConsentToken(deps.config.appSecret, token);
  if (id === null) return refuse('consent_link_invalid');
  return inTransaction(deps.db, async (tx): Ended<Code> => {
    const row = await lockConsent(tx, id);
    if (row === undefined) return refuse('consent_link_invalid');
    const decided = await decide(tx, row);
    if (!decided.ok) return decided;
    const after = await findConsentById(tx, id);
    return after === undefined ? refuse('consent_link_invalid') : done(await consentPage(deps, tx, after));
  });
}

/** The question waits for a consent again, in another run: what the present one comes to is dropped. */
async function stopTask(tx: Transaction, itemId: string): Promise<void> {
  await tx
    .updateTable('report_task')
    .set((row) => ({
      status: 'needs_data',
      run: row('run', '+', 1),
      missing_requirements: json(['consent']),
      ticket: null,
    }))
    .where('item_id', '=', itemId)
    .where('type', '=', 'credit_rating')
    .where('status', 'in', movedBy('data_awaited'))
    .execute();
}

async function skip(
  deps: ReportsDeps,
  tx: Transaction,
  { item_id: itemId }: ConsentRow,
  cause: 'refused' | 'withdrawn',
): Promise<void> {
  const item = await lockItem(tx, itemId);
  const task = await findAwaitingTask(tx, itemId);
  if (item === undefined || task === undefined) return;
  await skipTasks(deps, tx, { itemIds: [itemId], task, cause });
  await settleReport(deps, tx, item);
}
