import type { Report } from '@proverka/contract/report';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Session } from '../accounts/session.ts';
import { recordTrespass } from '../accounts/audit.store.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Result } from '../result.ts';
import { done, refuse } from '../result.ts';
import { findItemOwner, lockItem } from './item.store.ts';
import type { LockedItem } from './item.store.ts';
import { notifyReportChanged } from './report-changed.ts';
import { readReport } from './view-report.ts';

export interface ReportAsker {
  readonly session: Session;
  readonly address: string;
}

export interface ReportChange<Code extends RefusalCode> {
  readonly itemId: string;
  /** Named in the log of those who tried it on somebody else's report. */
  readonly action: string;
  readonly decide: (tx: Transaction, item: LockedItem) => Promise<Result<unknown, Code>>;
}

/**
 * A change of one's own report under the lock of its order, in one transaction with the work it starts; answered by the
 * report it made. Somebody else's is not found, as if it were not there.
 */
export async function changeReport<Code extends RefusalCode>(
  deps: Deps,
  { session, address }: ReportAsker,
  { itemId, action, decide }: ReportChange<Code>,
): Promise<Result<Report, Code | 'report_not_found'>> {
  const ownerId = await findItemOwner(deps.db, itemId);
  if (ownerId === undefined) return refuse('report_not_found');
  if (ownerId !== session.userId) {
    const caller = { userId: session.userId, role: session.role, address };
    await recordTrespass(deps, deps.db, caller, { ownerId, action, subject: itemId });
    return refuse('report_not_found');
  }
  const changed = await inTransaction(
    deps.db,
    async (tx): Promise<Result<unknown, Code | 'report_not_found'>> => {
      const item = await lockItem(tx, itemId);
      if (item === undefined) return refuse('report_not_found');
      const decided = await decide(tx, item);
      if (decided.ok) notifyReportChanged(tx, itemId);
      return decided;
    },
  );
  if (!changed.ok) return changed;
  const read = await readReport(deps, itemId);
  return read === null ? refuse('report_not_found') : done(read.report);
}
