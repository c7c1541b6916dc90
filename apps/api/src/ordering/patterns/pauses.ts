import type { CheckPause, PauseList } from '@proverka/contract/check-pause';
import { pausesPageSize } from '@proverka/contract/check-pause';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { OrderingDeps } from '../deps.ts';

const pauses = (db: Connection) =>
  db.selectFrom('check_pause').select((row) => [
    'id',
    'user_id',
    'pattern',
    'counted',
    'allowed',
    'opened_at',
    'kept_at',
    'ended_at',
    'reason',
    row
      .selectFrom('order_item')
      .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .whereRef('customer_order.user_id', '=', 'check_pause.user_id')
      .where('order_item.status', 'in', ['queued', 'running', 'needs_data'])
      .as('under_way'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof pauses>['executeTakeFirstOrThrow']>>;

const view = ({
  id,
  opened_at: opened,
  kept_at: kept,
  ended_at: ended,
  under_way,
  ...row
}: Row): CheckPause => ({
  ...row,
  pause_id: id,
  opened_at: opened.toISOString(),
  kept_at: kept?.toISOString() ?? null,
  ended_at: ended?.toISOString() ?? null,
  under_way: Number(under_way),
});

/** The desk's list; that it was read is in the journal. */
export async function listPauses(
  deps: OrderingDeps,
  caller: Caller,
  { list, page }: { readonly list: PauseList; readonly page: number },
): Promise<Result<{ pauses: CheckPause[]; total: number }, never>> {
  const isOpen = list === 'open';
  const rows = await pauses(deps.db)
    .where('ended_at', isOpen ? 'is' : 'is not', null)
    .orderBy(isOpen ? 'opened_at' : 'ended_at', 'desc')
    .orderBy('id')
    .limit(pausesPageSize)
    .offset(page * pausesPageSize)
    .execute();
  const { total } = await deps.db
    .selectFrom('check_pause')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('ended_at', isOpen ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  await recordEvent(deps, deps.db, caller, {
    event: 'desk.read',
    ownerId: null,
    subject: null,
    after: { desk: 'pauses', list, page },
  });
  return done({ pauses: rows.map(view), total: Number(total) });
}

export interface PauseDecision {
  readonly pauseId: string;
  readonly decision: 'lift' | 'keep';
  readonly reason: string;
}

/** Of two decisions at once one is made; a lifted pause stays lifted. */
export function decidePause(
  deps: OrderingDeps,
  caller: Caller,
  { pauseId, decision, reason }: PauseDecision,
): Promise<Result<CheckPause, 'pause_not_found' | 'pause_ended'>> {
  return inTransaction(
    deps.db,
    async (tx): Promise<Result<CheckPause, 'pause_not_found' | 'pause_ended'>> => {
      const before = await tx
        .selectFrom('check_pause')
        .select(['user_id', 'ended_at'])
        .where('id', '=', pauseId)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) return refuse('pause_not_found');
      if (before.ended_at !== null) return refuse('pause_ended');
      const now = deps.now();
      const change =
        decision === 'lift'
          ? { ended_at: now, ended_by: caller.userId, reason }
          : { kept_at: now, kept_by: caller.userId, reason };
      await tx.updateTable('check_pause').set(change).where('id', '=', pauseId).execute();
      await recordEvent(deps, tx, caller, {
        event: decision === 'lift' ? 'checks.pause_lifted' : 'checks.pause_kept',
        ownerId: before.user_id,
        subject: pauseId,
        reason,
      });
      return done(view(await pauses(tx).where('id', '=', pauseId).executeTakeFirstOrThrow()));
    },
  );
}
