import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { idBounds } from './id-bounds.domain.ts';
import type { IdBounds } from './id-bounds.domain.ts';
import type { TransferRow } from './transaction.domain.ts';
import { PURSES, TRANSFER_COLUMNS, TRANSFER_JOINS } from './transaction.store.ts';

/** A movement of one purse, as the ledger booked it. */
export interface EntryRow extends TransferRow {
  readonly step: 'transfer' | 'hold' | 'void';
  readonly moved: number;
  readonly at: Date;
}

/**
 * `entry`: what changed the purses of `:userId` from `:from` on, and not what came before, which may be years. A settlement is
 * booked at its own time: money held in March and released in April is listed in both, so of earlier transfers what was
 * given back is read as well.
 */
const ENTRIES = `
  with entry as (
    select e.transfer_id, e.step, e.account, e.amount, e.kind,
      case when e.step in ('transfer', 'hold') then t.created_at else s.created_at end as at
    from (
      select e.transfer_id, e.step, e.account, e.amount, a.kind
      from ledger_account a join ledger_entry e on e.account = a.id and e.transfer_id >= :firstId::uuid
      where a.user_id = :userId and ${PURSES}
      union all
      select e.transfer_id, e.step, e.account, e.amount, a.kind
      from ledger_account a join ledger_entry e
        on e.account = a.id and e.transfer_id < :firstId::uuid and e.step = 'void'
      where a.user_id = :userId and ${PURSES}
    ) e
    join ledger_transfer t on t.id = e.transfer_id
    left join ledger_settlement s on s.transfer_id = e.transfer_id
  )`;

interface From extends Pick<IdBounds, 'firstId'> {
  readonly userId: string;
  readonly from: Date;
}

const fromOf = (userId: string, from: Date): From => ({
  userId,
  from,
  firstId: idBounds({ from, until: null }).firstId,
});

const MOVEMENTS = statement<From & { until: Date }, EntryRow>(`${ENTRIES}
  select ${TRANSFER_COLUMNS}, e.step, e.amount as moved, e.at
  from entry e
  join ledger_transfer t on t.id = e.transfer_id
  join ledger_account a on a.id = e.account
  cross join lateral (select a.kind as purse, case when a.id = t.credit_account then 1 else -1 end as sign) x
  ${TRANSFER_JOINS}
  where e.at >= :from and e.at < :until
  order by e.at, e.transfer_id, e.step`);

export const readMovements = (db: Connection, userId: string, from: Date, until: Date): Promise<EntryRow[]> =>
  MOVEMENTS(db, { ...fromOf(userId, from), until });

const MOVED = statement<From, { paid: number; bonus: number }>(`${ENTRIES}
  select coalesce(sum(e.amount) filter (where e.kind = 'user_paid'), 0)::bigint as paid,
    coalesce(sum(e.amount) filter (where e.kind = 'user_bonus'), 0)::bigint as bonus
  from entry e where e.at >= :from`);

/** By how much each purse has changed from a moment on. */
export async function readMoved(
  db: Connection,
  userId: string,
  from: Date,
): Promise<{ readonly paid: number; readonly bonus: number }> {
  const [row] = await MOVED(db, fromOf(userId, from));
  return row ?? { paid: 0, bonus: 0 };
}

const DAYS = statement<From, { day: string; moved: number }>(`${ENTRIES}
  select to_char(at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day, sum(amount)::bigint as moved
  from entry where at >= :from group by 1 order by 1`);

/** By how much both purses together changed on each day from a moment on, in Moscow, the earliest first. */
export const readDays = (
  db: Connection,
  userId: string,
  from: Date,
): Promise<{ readonly day: string; readonly moved: number }[]> => DAYS(db, fromOf(userId, from));
