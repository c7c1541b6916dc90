import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { idBounds, LAST_ID } from './id-bounds.domain.ts';
import type { IdBounds } from './id-bounds.domain.ts';
import type { Narrowing, TransferRow } from './transaction.domain.ts';

export const PURSES = `a.kind in ('user_paid', 'user_bonus')`;
// By the indexes of 0068: purchases and refunds debit a purse, everything but purchases credits one.
const LEAVES = `t.debit_account = a.id`;
const COMES = `t.credit_account = a.id and t.kind <> 'purchase'`;
const NEWEST = `'${LAST_ID}'`;

/**
 * Selects a transfer `t` and the `sign` and `purse` of `x` as `TransferRow`. One more column of the transfer, and an
 * index-only scan would read a table page per line; only bonuses, described by their reference, need one.
 */
export const TRANSFER_COLUMNS = `
  t.id, t.kind, x.sign, t.amount, x.purse, t.hold_account is not null as is_held, s.outcome,
  case when t.kind = 'bonus' then (select b.reference from ledger_transfer b where b.id = t.id) end as reference,
  t.created_at, t.order_id, o.kind as order_kind, t.item_id, p.name_ru as product_title,
  p.subject as subject_kind, i.object_key, i.object_address, i.metadata, other.code as other_side`;

// Only payments need their order; it is not looked up for other kinds.
export const TRANSFER_JOINS = `
  join ledger_account other on other.id = case when x.sign > 0 then t.debit_account else t.credit_account end
  left join ledger_settlement s on s.transfer_id = t.id
  left join customer_order o on o.id = case when t.kind = 'payment' then t.order_id end
  left join order_item i on i.id = t.item_id
  left join product p on p.id = i.product_id`;

/**
 * What a list may be narrowed to; in statements of their own, because without them indexes alone are read. Of a period only
 * the ids that can lie in it.
 */
const NARROWED = `
  and t.id >= :firstId::uuid and t.id < :lastId::uuid
  and (:kind::text is null or t.kind = :kind)
  and (:isTopUp::boolean is null or :isTopUp =
    (t.order_id is null or exists (select from customer_order c where c.id = t.order_id and c.kind = 'top_up')))
  and (:from::timestamptz is null or t.created_at >= :from)
  and (:until::timestamptz is null or t.created_at < :until)`;

const walk = (direction: string, sign: 1 | -1, narrowed = ''): string => `
  select t.id, t.debit_account, a.kind as purse, ${sign} as sign
  from ledger_account a cross join lateral (
    select t.id, t.debit_account from ledger_transfer t
    where ${direction} and t.id < coalesce(:before::uuid, ${NEWEST}) ${narrowed}
    order by t.id desc limit :offset::int + :limit::int
  ) t
  where a.user_id = :userId and ${PURSES}`;

export interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly before: string | null;
}

// Each of the four index scans stops after a page; ids are of version 7, so their order is chronological.
const pageSql = (narrowed = ''): string => `
  select ${TRANSFER_COLUMNS}
  from (
    select * from (${walk(LEAVES, -1, narrowed)} union all ${walk(COMES, 1, narrowed)}) walked
    order by id desc offset :offset::int limit :limit::int
  ) x
  join ledger_transfer t on t.debit_account = x.debit_account and t.id = x.id
  ${TRANSFER_JOINS}
  order by t.id desc`;

const PAGE = statement<Page & { readonly userId: string }, TransferRow>(pageSql());
const NARROWED_PAGE = statement<Page & Narrowing & IdBounds & { readonly userId: string }, TransferRow>(
  pageSql(NARROWED),
);

/** A user's transactions, the newest first. */
export const readPage = (
  db: Connection,
  userId: string,
  { offset, limit, before }: Page,
  narrowing: Narrowing | null,
): Promise<TransferRow[]> =>
  narrowing === null
    ? PAGE(db, { userId, before, offset, limit })
    : NARROWED_PAGE(db, { userId, before, offset, limit, ...narrowing, ...idBounds(narrowing) });

const countSql = (narrowed = ''): string => `
  select coalesce(sum(
    (select count(*) from ledger_transfer t where ${LEAVES} ${narrowed}) +
    (select count(*) from ledger_transfer t where ${COMES} ${narrowed})
  ), 0)::int as total
  from ledger_account a where a.user_id = :userId and ${PURSES}`;

const COUNT = statement<{ userId: string }, { total: number }>(countSql());
const NARROWED_COUNT = statement<Narrowing & IdBounds & { userId: string }, { total: number }>(
  countSql(NARROWED),
);

export async function countTransactions(
  db: Connection,
  userId: string,
  narrowing: Narrowing | null,
): Promise<number> {
  const [row] =
    narrowing === null
      ? await COUNT(db, { userId })
      : await NARROWED_COUNT(db, { userId, ...narrowing, ...idBounds(narrowing) });
  return row?.total ?? 0;
}

const newer = (direction: string, sign: 1 | -1): string => `
  select ${sign} * t.amount as moved
  from ledger_account a
    join ledger_transfer t on ${direction} and t.id > :id
    left join ledger_settlement s on s.transfer_id = t.id
  where a.user_id = :userId and ${PURSES} and s.outcome is distinct from 'voided'`;

const MOVED_SINCE = statement<{ userId: string; id: string }, { moved: number }>(`
  select coalesce(sum(moved), 0)::bigint as moved from (${newer(LEAVES, -1)} union all ${newer(COMES, 1)}) one`);

/** By how much transactions after this one changed both purses together. */
export async function movedSince(db: Connection, userId: string, id: string): Promise<number> {
  const [row] = await MOVED_SINCE(db, { userId, id });
  return row?.moved ?? 0;
}

const ONE = statement<{ id: string }, TransferRow & { owner_id: string }>(`
  select ${TRANSFER_COLUMNS}, a.user_id as owner_id
  from ledger_transfer t
  join ledger_account a on a.id in (t.debit_account, t.credit_account) and ${PURSES}
  cross join lateral (select a.kind as purse, case when a.id = t.credit_account then 1 else -1 end as sign) x
  ${TRANSFER_JOINS}
  where t.id = :id`);

export async function findTransaction(
  db: Connection,
  id: string,
): Promise<(TransferRow & { readonly owner_id: string }) | undefined> {
  const [row] = await ONE(db, { id });
  return row;
}
