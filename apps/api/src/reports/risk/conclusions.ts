import type { Level } from '@proverka/contract/finding';
import { reportPathOf } from '@proverka/catalogue/report-path';
import type { RiskConclusion } from '@proverka/contract/risk-report';
import { publicUrlOf } from '#platform/public-url.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { riskConcluded } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { Asker } from './change-report.ts';
import { conclusionColumns, viewConclusion } from './conclusion.store.ts';
import type { ConclusionRow } from './conclusion.store.ts';
import { findRiskItem, lockRiskItem, readOwnerRows } from './risk.store.ts';

export interface NewConclusion {
  readonly order_item_id: string;
  readonly owner_id: string | null;
  readonly level: Level;
  readonly text: string;
}

/** Written by the staff about a report or one of its owners; the buyer may read it at once. */
export function writeConclusion(
  deps: ReportsDeps,
  { session, caller }: Asker,
  { order_item_id: itemId, owner_id: ownerId, level, text }: NewConclusion,
): Promise<Result<RiskConclusion, 'report_not_found' | 'owner_not_found'>> {
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that the owner is not removed in the meantime.
    const item = await lockRiskItem(tx, itemId);
    if (item === undefined) return refuse('report_not_found');
    const owners = ownerId === null ? [] : await readOwnerRows(tx, itemId);
    if (ownerId !== null && !owners.some(({ id }) => id === ownerId)) return refuse('owner_not_found');
    const now = deps.now();
    const row = await tx
      .insertInto('risk_conclusion')
      .values({
        id: deps.newId(),
        item_id: itemId,
        owner_id: ownerId,
        author_id: session.userId,
        author: 'person',
        author_name: session.name,
        state: 'written',
        level,
        text,
        is_hidden: false,
        created_at: now,
        updated_at: now,
      })
      .returning(conclusionColumns)
      .executeTakeFirstOrThrow();
    const event = { event: 'risk_conclusion.written', ownerId: item.user_id, subject: row.id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: factsOf(row) });
    return told(deps, tx, row);
  });
}

interface ConclusionChange {
  readonly level?: Level | undefined;
  readonly text?: string | undefined;
  readonly is_hidden?: boolean | undefined;
}

/** Edits the text, or hides or publishes it. The author stays named. */
export function changeConclusion(
  deps: ReportsDeps,
  { session, caller }: Asker,
  id: string,
  change: ConclusionChange,
): Promise<Result<RiskConclusion, 'conclusion_not_found'>> {
  return inTransaction(deps.db, async (tx) => {
    // A model's conclusion that is pending or failed has no text to change or publish.
    const old = await lockConclusion(tx, id);
    if (old?.state !== 'written') return refuse('conclusion_not_found');
    const row = await tx
      .updateTable('risk_conclusion')
      .set((was) => ({
        ...change,
        updated_at: deps.now(),
        ...(change.text !== undefined && {
          editor_name: was
            .case()
            .when(was.and([was('author', '=', 'person'), was('author_id', '=', session.userId)]))
            .then(was.ref('editor_name'))
            .else(session.name)
            .end(),
        }),
      }))
      .where('id', '=', id)
      .returning(conclusionColumns)
      .executeTakeFirstOrThrow();
    const event = { event: 'risk_conclusion.changed', ownerId: old.user_id, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...event, before: factsOf(old), after: factsOf(row) });
    return told(deps, tx, row);
  });
}

export function removeConclusion(
  deps: ReportsDeps,
  caller: Caller,
  id: string,
): Promise<Result<{ id: string }, 'conclusion_not_found'>> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockConclusion(tx, id);
    if (row === undefined) return refuse('conclusion_not_found');
    await tx.deleteFrom('risk_conclusion').where('id', '=', id).execute();
    const event = { event: 'risk_conclusion.removed', ownerId: row.user_id, subject: id } as const;
    await recordEvent(deps, tx, caller, { ...event, before: factsOf(row) });
    notifyReportChanged(tx, row.item_id);
    return done({ id });
  });
}

const lockConclusion = (tx: Transaction, id: string) =>
  tx
    .selectFrom('risk_conclusion')
    .innerJoin('order_item', 'order_item.id', 'risk_conclusion.item_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select(['risk_conclusion.item_id', 'state', 'level', 'is_hidden', 'customer_order.user_id'])
    .where('risk_conclusion.id', '=', id)
    .forUpdate('risk_conclusion')
    .executeTakeFirst();

const factsOf = ({ level, is_hidden }: Pick<ConclusionRow, 'level' | 'is_hidden'>) => ({ level, is_hidden });

/** Notifies open pages of the change; the buyer gets one letter, when the first conclusion becomes readable. */
async function told(
  deps: ReportsDeps,
  tx: Transaction,
  row: ConclusionRow,
): Promise<Result<RiskConclusion, never>> {
  notifyReportChanged(tx, row.item_id);
  if (!row.is_hidden) await writeToBuyer(deps, tx, row.item_id);
  return done(viewConclusion(row));
}

async function writeToBuyer(deps: ReportsDeps, tx: Transaction, itemId: string): Promise<void> {
  const item = await findRiskItem(tx, itemId);
  // While the report is in progress, the letter about its completion links to the conclusion anyway.
  if (item?.status !== 'done') return;
  const path = reportPathOf(item.brand, {
    product_name: item.product_name,
    order_item_id: item.id,
    kind: item.subject_kind,
  });
  await queueLetter(deps, tx, {
    reason: `risk-concluded:${item.id}`,
    unless: 'notify_report_ready',
    brand: item.brand,
    recipient: item.email,
    letter: riskConcluded(publicUrlOf(deps.config, item), item.product_title, path),
  });
}
