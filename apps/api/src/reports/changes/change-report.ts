import type { Report } from '@proverka/contract/report';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Caller } from '#platform/audit/actor.ts';
import type { Session } from '#platform/http/session.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findItemOwner, lockItem } from '#fulfilment/item.store.ts';
import type { LockedItem } from '#fulfilment/item.store.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import { readReport } from '../view-report.ts';

export interface ReportAsker {
  readonly session: Session;
  readonly caller: Caller;
}

/** A change of an item with a report. */
interface ItemChange<Value, Code extends RefusalCode> {
  readonly itemId: string;
  /** The action in the journal when the report belongs to another user. */
  readonly action: string;
  readonly decide: (tx: Transaction) => Promise<Result<Value, Code>>;
}

/**
 * Changes one's own report in one transaction with the work it starts. Another user's report is answered as not found, and
 * the attempt is recorded in the journal.
 */
export async function changeOwnItem<Value, Code extends RefusalCode>(
  deps: ReportsDeps,
  { session, caller }: ReportAsker,
  { itemId, action, decide }: ItemChange<Value, Code>,
): Promise<Result<Value, Code | 'report_not_found'>> {
  const ownerId = await findItemOwner(deps.db, itemId);
  if (ownerId !== session.userId) {
    const named = { action, subject: itemId, findOwner: async () => ownerId };
    return noteTrespass(deps, caller, named, refuse('report_not_found'));
  }
  return inTransaction(deps.db, async (tx) => {
    const decided = await decide(tx);
    if (decided.ok) notifyReportChanged(tx, itemId);
    return decided;
  });
}

export interface ReportChange<Code extends RefusalCode> {
  readonly itemId: string;
  readonly action: string;
  readonly decide: (tx: Transaction, item: LockedItem) => Promise<Result<unknown, Code>>;
}

/** Makes a change under the lock of its order and returns the changed report. */
export async function changeReport<Code extends RefusalCode>(
  deps: ReportsDeps,
  asker: ReportAsker,
  { itemId, action, decide }: ReportChange<Code>,
): Promise<Result<Report, Code | 'report_not_found'>> {
  const changed = await changeOwnItem<unknown, Code | 'report_not_found'>(deps, asker, {
    itemId,
    action,
    decide: async (tx) => {
      const item = await lockItem(tx, itemId);
      return item === undefined ? refuse('report_not_found') : decide(tx, item);
    },
  });
  if (!changed.ok) return changed;
  const read = await readReport(deps, itemId);
  return read === null ? refuse('report_not_found') : done(read.report);
}
