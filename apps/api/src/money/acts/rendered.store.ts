import type { BrandId } from '@proverka/brand/host';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { RenderedRow } from './rendered.domain.ts';

export interface ActScope {
  readonly userId: string;
  readonly payerId: string;
  /** Of the payer: a removed one that was added again is the same. */
  readonly inn: string;
  readonly brand: BrandId;
  /** ISO days, both included, in Moscow. */
  readonly from: string;
  readonly to: string;
}

const dayOf = (moment: string): string => `(${moment} at time zone 'Europe/Moscow')::date`;
const IN_PERIOD = 'between :from::date and :to::date';

/** A private person's card (or SBP, or wallet) paid it: its paper is the receipt. */
const BY_CARD = `exists (select from payment p where p.order_id = o.id and p.status = 'succeeded')`;
const HAS_ACT = `exists (select from invoice v where v.order_id = o.id and v.kind = 'act')`;
const OF_OTHER_PAYER = `exists (
  select from invoice v join bank_line b on b.invoice_id = v.id
  where v.order_id = o.id and v.payer_id <> :payerId and v.content -> 'payer' ->> 'inn' <> :inn
)`;

/** Orders of which everything has ended within the period. */
const CLOSED = `
  select o.id, o.created_at, ended.day from customer_order o
  cross join lateral (select ${dayOf('max(i.finished_at)')} as day from order_item i where i.order_id = o.id) ended
  where o.user_id = :userId and o.kind = 'purchase' and o.status = 'closed' and o.brand = :brand
    and o.created_at < ((:to::date + 1)::timestamp at time zone 'Europe/Moscow') and ended.day ${IN_PERIOD}`;

const IS_TOLD = 'exists (select from act_transfer a where a.transfer_id = t.id)';
const IS_RETURN = `t.kind = 'refund' and t.credit_account = purse.id`;

/**
 * In one statement, so that a return that comes meanwhile is either all in or all out: services nobody has an act of yet, less
 * what was returned of them, and later returns of services this payer has an act of.
 */
const RENDERED = statement<ActScope & { limit: number }, RenderedRow>(`
  with purse as (select id from ledger_account where user_id = :userId and kind = 'user_paid'),
  closed as (${CLOSED} and not ${BY_CARD} and not ${HAS_ACT} and not ${OF_OTHER_PAYER}),
  service as (
    select array[t.id] || coalesce(back.ids, '{}') as transfers, i.id as item_id, o.id as order_id, o.created_at as ordered_at,
      o.day, o.day as rate_day, i.position, product.name_ru as title, t.amount - coalesce(back.amount, 0) as amount
    from closed o join order_item i on i.order_id = o.id join product on product.id = i.product_id
    join ledger_transfer t on t.item_id = i.id and t.reference = 'item:' || i.id || ':hold:paid'
    join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
    cross join lateral (
      select array_agg(t.id) as ids, sum(t.amount)::bigint as amount from ledger_transfer t, purse
      where t.item_id = i.id and ${IS_RETURN}
    ) back
    where not ${IS_TOLD}
  ), conclusion as (
    select array[t.id] as transfers, c.item_id, o.id as order_id, o.created_at as ordered_at, told.day, told.day as rate_day,
      -1 as position, 'Экспертное заключение' as title, t.amount
    from purse join ledger_account sold on sold.code = 'revenue:' || :brand || ':ExpertConclusion'
    join ledger_transfer t on t.debit_account = purse.id and t.credit_account = sold.id and t.kind = 'purchase'
    join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
    cross join lateral (select ${dayOf('s.created_at')} as day) told
    left join expert_conclusion c on c.user_id = :userId and t.reference = 'conclusion:' || c.id || ':hold:paid'
    left join order_item i on i.id = c.item_id left join customer_order o on o.id = i.order_id
    where told.day ${IN_PERIOD} and not ${IS_TOLD}
  ), back as (
    select array[t.id] as transfers, i.id as item_id, o.id as order_id, o.created_at as ordered_at, came.day,
      ${dayOf('i.finished_at')} as rate_day, i.position, product.name_ru as title, -t.amount as amount, v.number as act
    from purse join ledger_transfer t on ${IS_RETURN}
    cross join lateral (select ${dayOf('t.created_at')} as day) came
    join order_item i on i.id = t.item_id join customer_order o on o.id = i.order_id
    join product on product.id = i.product_id
    join ledger_transfer charge on charge.reference = 'item:' || i.id || ':hold:paid'
    join act_transfer a on a.transfer_id = charge.id join invoice first on first.id = a.invoice_id
    -- Requisites may have been corrected since: the latest of the same act.
    cross join lateral (
      select v.number from invoice v where v.payer_id = first.payer_id and v.kind = 'act' and v.subject = first.subject
      order by v.payer_revision desc limit 1
    ) v
    where first.brand = :brand and (first.payer_id = :payerId or first.content -> 'payer' ->> 'inn' = :inn)
      and came.day ${IN_PERIOD} and not ${IS_TOLD}
  ), told as (
    select 'service' as kind, *, null as act from service union all select 'service', *, null from conclusion
    union all select 'return', * from back
  )
  select kind, transfers, item_id, order_id, ordered_at, to_char(day, 'YYYY-MM-DD') as day,
    to_char(rate_day, 'YYYY-MM-DD') as rate_day, title, amount, act
  from told where amount <> 0 order by kind desc, ordered_at, order_id, position, transfers limit :limit`);

export const readRendered = (db: Connection, scope: ActScope, limit: number): Promise<RenderedRow[]> =>
  RENDERED(db, { ...scope, limit });

interface Why {
  readonly has_act: boolean | null;
  readonly by_card: boolean | null;
}

const WHY_NONE = statement<Omit<ActScope, 'payerId' | 'inn'>, Why>(`
  select bool_or(${BY_CARD}) as by_card, bool_or(${HAS_ACT} or exists (
    select from order_item i join ledger_transfer t on t.item_id = i.id join act_transfer a on a.transfer_id = t.id
    where i.order_id = o.id
  )) as has_act
  from (${CLOSED}) o`);

/** What there is in a period of which nothing goes into an act. */
export async function readWhyNone(
  db: Connection,
  { userId, brand, from, to }: ActScope,
): Promise<{ readonly hasAct: boolean; readonly byCard: boolean }> {
  const [row] = await WHY_NONE(db, { userId, brand, from, to });
  return { hasAct: row?.has_act === true, byCard: row?.by_card === true };
}
