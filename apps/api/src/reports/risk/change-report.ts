import type { RefusalCode } from '@proverka/contract/refusals';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import { changeOwnItem } from '../changes/change-report.ts';
import { findItemOwner } from '#fulfilment/item.store.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import type { Result } from '#platform/result.ts';
import { refuse } from '#platform/result.ts';
import { lockRiskItem } from './risk.store.ts';
import type { RiskItem } from './risk.store.ts';

/** The caller and its address: access to another user's report is logged. */
export interface Asker extends ReportAsker {
  /** A member of the staff, at a call whose grant was asked for: changes any report, and no limit of the buyer counts. */
  readonly isStaff?: true;
}

/** True when the report can no longer change. */
export const isOver = ({ finished_at, status }: Pick<RiskItem, 'finished_at' | 'status'>): boolean =>
  finished_at !== null || status === 'failed' || status === 'refunded';

interface RiskChange<Code extends RefusalCode> {
  readonly itemId: string;
  /** The action in the journal when the report belongs to another user. */
  readonly action: string;
  readonly decide: (tx: Transaction, item: RiskItem) => Promise<Result<unknown, Code>>;
}

/** A change of one's own risk report, or by the staff of any, under its lock; refused when it is finished, failed or refunded. */
export function changeReport<Code extends RefusalCode>(
  deps: ReportsDeps,
  asker: Asker,
  change: RiskChange<Code>,
): Promise<Result<unknown, Code | 'report_not_found' | 'risk_report_finished'>> {
  return asker.isStaff === true ? changeForBuyer(deps, asker, change) : changeOwn(deps, asker, change);
}

const changeForBuyer = <Code extends RefusalCode>(
  deps: ReportsDeps,
  { caller }: Asker,
  { itemId, action, decide }: RiskChange<Code>,
): Promise<Result<unknown, Code | 'report_not_found' | 'risk_report_finished'>> =>
  inTransaction<Result<unknown, Code | 'report_not_found' | 'risk_report_finished'>>(deps.db, async (tx) => {
    const item = await lockRiskItem(tx, itemId);
    if (item === undefined) return refuse('report_not_found');
    if (isOver(item)) return refuse('risk_report_finished');
    const decided = await decide(tx, item);
    if (!decided.ok) return decided;
    await recordEvent(deps, tx, caller, {
      event: 'report.changed',
      ownerId: item.user_id,
      subject: itemId,
      after: { action },
    });
    notifyReportChanged(tx, itemId);
    return decided;
  });

const changeOwn = <Code extends RefusalCode>(
  deps: ReportsDeps,
  asker: Asker,
  { itemId, action, decide }: RiskChange<Code>,
): Promise<Result<unknown, Code | 'report_not_found' | 'risk_report_finished'>> =>
  changeOwnItem<unknown, Code | 'report_not_found' | 'risk_report_finished'>(deps, asker, {
    itemId,
    action: `risk.${action}`,
    decide: async (tx) => {
      const item = await lockRiskItem(tx, itemId);
      if (item === undefined) return refuse('report_not_found');
      return isOver(item) ? refuse('risk_report_finished') : decide(tx, item);
    },
  });

/** Passes the answer on, and records a refusal in the journal when the report belongs to another user. */
export function noteForeignReport<Answer extends Result<unknown>>(
  deps: ReportsDeps,
  { caller }: Asker,
  { action, itemId }: { readonly action: string; readonly itemId: string },
  answer: Promise<Answer>,
): Promise<Answer> {
  const findOwner = () => findItemOwner(deps.db, itemId);
  return noteTrespass(deps, caller, { action, subject: itemId, findOwner }, answer);
}
