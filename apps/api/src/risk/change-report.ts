import { staffRoles } from '@proverka/contract/roles';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Session } from '../accounts/session.ts';
import { noteTrespass } from '../accounts/note-trespass.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { findItemOwner } from '../reports/item.store.ts';
import { notifyReportChanged } from '../reports/report-changed.ts';
import type { Result } from '../result.ts';
import { refuse } from '../result.ts';
import { lockRiskItem } from './risk.store.ts';
import type { RiskItem } from './risk.store.ts';

/** Who asks, and from where: looks at somebody else's report are logged. */
export interface Asker {
  readonly session: Session;
  readonly address: string;
}

/** Those who write conclusions. */
export const isStaff = ({ role }: Session): boolean => staffRoles.has(role);

type Change<Code extends RefusalCode> = (tx: Transaction, item: RiskItem) => Promise<Result<unknown, Code>>;

/**
 * A change of one's own report, under its lock. Somebody else's is not found, as if it were not there; one that is
 * finished, failed or paid back stays as it is.
 */
export function changeReport<Code extends RefusalCode>(
  deps: Deps,
  asker: Asker,
  itemId: string,
  change: Change<Code>,
): Promise<Result<unknown, Code | 'report_not_found' | 'risk_report_finished'>> {
  type Changed = Result<unknown, Code | 'report_not_found' | 'risk_report_finished'>;
  const changing = inTransaction(deps.db, async (tx): Promise<Changed> => {
    const item = await lockRiskItem(tx, itemId);
    if (item === undefined || item.user_id !== asker.session.userId) return refuse('report_not_found');
    const isOver = item.finished_at !== null || item.status === 'failed' || item.status === 'refunded';
    if (isOver) return refuse('risk_report_finished');
    const changed = await change(tx, item);
    if (changed.ok) notifyReportChanged(tx, item.id);
    return changed;
  });
  return noteForeignReport(deps, asker, { action: 'risk.change', itemId }, changing);
}

/** Passes an answer on; one that hides somebody else's report leaves a line in the audit log. */
export function noteForeignReport<Answer extends Result<unknown>>(
  deps: Deps,
  { session, address }: Asker,
  { action, itemId }: { readonly action: string; readonly itemId: string },
  answer: Promise<Answer>,
): Promise<Answer> {
  const findOwner = () => findItemOwner(deps.db, itemId);
  return noteTrespass(deps, { ...session, address }, { action, subject: itemId, findOwner }, answer);
}
