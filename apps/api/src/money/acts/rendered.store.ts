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

/** Own money held for an item: of the balance, and what came from outside for the rest of a price that the balance paid in part. */
const chargeOf = (item: string): string =>
  `t.item_id = ${item}.id and t.reference = 'item:' || ${item}.id || ':hold:' || t.purse and t.purse in ('paid', 'card')`;

/**
 * A card (or SBP, or a wallet) brought the money it began with, be it a part of its price: its paper is the receipt. A payment
 * that came for an order the bank had paid, or one of too little, stayed on the balance.
 */
const BY_CARD = `exists (
  select from payment p join ledger_transfer came on came.payment_id = p.id and came.reference = 'payment:' || p.id
  join order_item i on i.order_id = o.id join ledger_transfer t on ${chargeOf('i')}
  where p.order_id = o.id and p.status = 'succeeded' and came.amount >= coalesce(o.card_amount, o.total)
    and (o.method = 'card' or t.purse = 'card') and came.created_at <= t.created_at
)`;
const HAS_ACT = `exists (select from invoice v where v.order_id = o.id and v.user_id = :userId and v.kind = 'act')`;
const OF_OTHER_PAYER = `exists (
  select from invoice v join bank_line b on b.invoice_id = v.id
  where v.order_id = o.id and v.user_id = :userId and v.payer_id <> :payerId and v.content -> 'payer' ->> 'inn' <> :inn
)`;

/** Orders of which everything has ended within the period. */
const CLOSED = `
  select o.id, o.created_at, o.method, o.total, o.card_amount from customer_order o
  cross join lateral (select ${dayOf('max(i.finished_at)')} as day from order_item i where i.order_id = o.id) ended
  where o.user_id = :userId and o.kind = 'purchase' and o.status = 'closed' and o.brand = :brand
    and o.created_at < ((:to::date + 1)::timestamp at time zone 'Europe/Moscow') and ended.day ${IN_PERIOD}`;

const PURSE = `select id from ledger_account where user_id = :userId and kind = 'user_paid'`;
const IS_TOLD = 'exists (select from act_transfer a where a.transfer_id = t.id)';
const IS_RETURN = `t.kind = 'refund' and t.credit_account = purse.id`;

/** Conclusions charged within the period. */
const CONCLUSIONS = `
  purse join ledger_account sold on sold.code = 'revenue:' || :brand || ':ExpertConclusion'
  join ledger_transfer t on t.debit_account = purse.id and t.credit_account = sold.id and t.kind = 'purchase'
  join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
  join lateral (select ${dayOf('s.created_at')} as day) told on told.day ${IN_PERIOD}`;

/**
 * In one statement, so that a return that comes meanwhile is either all in or all out: services nobody has an act of yet, less
 * what was returned of them, and later returns of services this payer has an act of. The day an order ended chooses the period;
 * each of its items has its own day and rate.
 */
const RENDERED = statement<ActScope & { limit: number }, RenderedRow>(`
  with purse as (${PURSE}),
  closed as (${CLOSED} and not ${BY_CARD} and not ${HAS_ACT} and not ${OF_OTHER_PAYER}),
  service as (
    select charge.ids || coalesce(back.ids, '{}') as transfers, i.id as item_id, o.id as order_id, o.created_at as ordered_at,
      ended.day, ended.day as rate_day, i.position, product.name_ru as title, charge.amount - coalesce(back.amount, 0) as amount
    from closed o join order_item i on i.order_id = o.id join product on product.id = i.product_id
    cross join lateral (select ${dayOf('i.finished_at')} as day) ended
    cross join lateral (
      select array_agg(t.id order by t.id) as ids, sum(t.amount)::bigint as amount from ledger_transfer t
      join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
      where ${chargeOf('i')} and not ${IS_TOLD}
    ) charge
    cross join lateral (
      select array_agg(t.id order by t.id) as ids, sum(t.amount)::bigint as amount from ledger_transfer t, purse
      where t.item_id = i.id and ${IS_RETURN} and not ${IS_TOLD}
    ) back
    where charge.amount is not null
  ), conclusion as (
    select array[t.id] as transfers, c.item_id, o.id as order_id, o.created_at as ordered_at, told.day, told.day as rate_day,
      -1 as position, 'Экспертное заключение' as title, t.amount
    from ${CONCLUSIONS}
    left join expert_conclusion c on c.user_id = :userId and t.reference = 'conclusion:' || c.id || ':hold:paid'
    left join order_item i on i.id = c.item_id left join customer_order o on o.id = i.order_id
    where not ${IS_TOLD}
  ), back as (
    select array[t.id] as transfers, i.id as item_id, o.id as order_id, o.created_at as ordered_at, came.day,
      ${dayOf('i.finished_at')} as rate_day, i.position, product.name_ru as title, -t.amount as amount, v.number as act
    from purse join ledger_transfer t on ${IS_RETURN}
    cross join lateral (select ${dayOf('t.created_at')} as day) came
    join order_item i on i.id = t.item_id join customer_order o on o.id = i.order_id
    join product on product.id = i.product_id
    cross join lateral (
      select first.* from ledger_transfer t join act_transfer a on a.transfer_id = t.id
      join invoice first on first.id = a.invoice_id
      where ${chargeOf('i')} order by first.created_at, first.id limit 1
    ) first
    -- Requisites may have been corrected since: the latest of the same act.
    cross join lateral (
      select v.number from invoice v where v.payer_id = first.payer_id and v.kind = 'act' and v.subject = first.subject
      order by v.payer_revision desc limit 1
    ) v
    where first.brand = :brand and (first.payer_id = :payerId or first.content -> 'payer' ->> 'inn' = :inn)
      and came.day ${IN_PERIOD} and not ${IS_TOLD}
      -- A charge of it that no act has yet is less by this return already.
      and not exists (select from service where service.item_id = i.id)
  ), told as (
    select 'service' as kind, *, null as act from service union all select 'service', *, null from conclusion
    union all select 'return', * from back
  )
  select kind, transfers, item_id, order_id, ordered_at, to_char(day, 'YYYY-MM-DD') as day,
    to_char(rate_day, 'YYYY-MM-DD') as rate_day, title, amount, act
  from told where amount <> 0 order by kind desc, ordered_at, order_id, position, transfers limit :limit`);

export const readRendered = (db: Connection, scope: ActScope, limit: number): Promise<RenderedRow[]> =>
  RENDERED(db, { ...scope, limit });

/** Why orders and conclusions of a period are in no new act: whether there are such ones. */
export interface WhyNone {
  readonly in_acts: boolean;
  readonly by_card: boolean;
  readonly of_other_payer: boolean;
  /** Paid with bonuses alone, or with money that was given back. */
  readonly without_money: boolean;
}

const WHY_NONE = statement<ActScope, WhyNone>(`
  with purse as (${PURSE}), why as (
    select o.total > 0 as is_priced, ${BY_CARD} as by_card, ${OF_OTHER_PAYER} as of_other_payer, (${HAS_ACT} or exists (
      select from order_item i join ledger_transfer t on t.item_id = i.id join act_transfer a on a.transfer_id = t.id
      where i.order_id = o.id
    )) as in_acts
    from (${CLOSED}) o
  )
  select coalesce(bool_or(in_acts), false) or exists (select from ${CONCLUSIONS} where ${IS_TOLD}) as in_acts,
    coalesce(bool_or(by_card), false) as by_card, coalesce(bool_or(of_other_payer and not in_acts), false) as of_other_payer,
    coalesce(bool_or(is_priced and not (in_acts or by_card or of_other_payer)), false) as without_money
  from why`);

/** What there is in a period of which nothing goes into an act. */
export async function readWhyNone(db: Connection, scope: ActScope): Promise<WhyNone> {
  const [row] = await WHY_NONE(db, scope);
  if (row === undefined) throw new Error('an aggregate has always a row');
  return row;
}
