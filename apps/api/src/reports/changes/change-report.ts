import type { Report } from '@proverka/contract/report';
import type { RefusalCode } from '@proverka/contract/refusals';
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
  readonly address: string;
}

/** A change of an item with a report. */
interface ItemChange<Value, Code extends RefusalCode> {
  readonly itemId: string;
  /** Named in the log of those who tried it on somebody else's report. */
  readonly action: string;
  readonly decide: (tx: Transaction) => Promise<Result<Value, Code>>;
}

/**
 * A change of what belongs to one's own report, in one transaction with the work it starts. Somebody else's is not found, as
 * if it were not there, and the try leaves a line.
 */
export async function changeOwnItem<Value, Code extends RefusalCode>(
  deps: ReportsDeps,
  { session, address }: ReportAsker,
  { itemId, action, decide }: ItemChange<Value, Code>,
): Promise<Result<Value, Code | 'report_not_found'>> {
  const ownerId = await findItemOwner(deps.db, itemId);
  if (ownerId !== session.userId) {
    const named = { action, subject: itemId, findOwner: async () => ownerId };
    return noteTrespass(deps, { ...session, address }, named, refuse('report_not_found'));
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

/** A change under the lock of its order, answered by the report it made. */
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
