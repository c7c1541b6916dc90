import { momentDay, moscowDay } from '@proverka/words/moments';
import type { BrandId } from '@proverka/brand/host';
import type { Invoice } from '@proverka/contract/invoice';
import type { ItemStatus } from '@proverka/contract/order-list';
import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { statement } from '#platform/db/statement.ts';
import type { MoneyDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { InvoiceLine } from '../invoice.domain.ts';

/** The subject of a document. */
export interface InvoiceSubject {
  /** Equal for the same subject in the same state, so that a repeated request finds the document. */
  readonly key: string;
  readonly brand: BrandId;
  readonly orderId: string | null;
  readonly transactionId: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly ground: string;
}

export type SubjectRefusal =
  | 'order_not_found'
  | 'order_not_payable'
  | 'transaction_not_found'
  | 'act_not_ready';

const TOP_UP = 'Аванс за услуги сервиса: пополнение баланса';
/** Items in these statuses will not be delivered. */
const FINAL: ReadonlySet<ItemStatus> = new Set(['done', 'failed', 'refunded']);

export function amountSubject(brand: BrandId, amount: Money, now: Date): InvoiceSubject {
  const day = moscowDay(now);
  const lines = [{ title: TOP_UP, amount }];
  const ground = 'на пополнение баланса';
  return {
    key: `amount:${amount}:${day}:${brand}`,
    brand,
    orderId: null,
    transactionId: null,
    lines,
    ground,
  };
}

/** The content of a document about the caller's own order; an act covers only what was delivered. */
export async function orderSubject(
  deps: MoneyDeps,
  caller: Caller,
  kind: Invoice['kind'],
  orderId: string,
): Promise<Result<InvoiceSubject, SubjectRefusal>> {
  const order = await deps.db
    .selectFrom('customer_order')
    .select(['id', 'user_id', 'brand', 'kind', 'status', 'total', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return refuse('order_not_found');
  if (order.user_id !== caller.userId) {
    const trespass = { ownerId: order.user_id, action: 'invoice.order', subject: orderId };
    await recordTrespass(deps, deps.db, caller, trespass);
    return refuse('order_not_found');
  }
  if (['expired', 'cancelled'].includes(order.status) || order.total === 0)
    return refuse('order_not_payable');
  const subject = {
    key: `order:${orderId}`,
    brand: order.brand,
    orderId,
    transactionId: null,
    ground: `по заказу ${orderId.slice(-12)} от ${momentDay(order.created_at)}`,
  };
  if (order.kind === 'top_up') {
    if (kind === 'act') return refuse('act_not_ready');
    return done({ ...subject, lines: [{ title: TOP_UP, amount: order.total }] });
  }
  const sold = await soldOf(deps, kind, orderId, order.total);
  if (!sold.ok) return sold;
  const { lines, state } = sold.value;
  return done({ ...subject, lines, key: `${subject.key}${state}` });
}

interface ItemRow {
  readonly price: number;
  /** Own money charged for it, kopecks: bonus money is a discount and stands in no act. */
  readonly paid: number;
  /** Own money given back after delivery. */
  readonly returned: number;
  readonly status: ItemStatus;
  readonly title: string;
}

interface Sold {
  readonly lines: readonly InvoiceLine[];
  /** Tells the state of an act from others of the same order; empty for the usual one. */
  readonly state: string;
}

const ITEMS_OF = statement<{ orderId: string }, ItemRow>(`
  select i.price, i.status, p.name_ru as title,
    (select coalesce(sum(t.amount), 0)::bigint from ledger_transfer t
      join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
      where t.item_id = i.id and t.reference = 'item:' || i.id || ':hold:' || t.purse and t.purse in ('paid', 'card')) as paid,
    (select coalesce(sum(t.amount), 0)::bigint from ledger_transfer t
      join ledger_account source on source.id = t.debit_account and source.kind = 'revenue'
      join ledger_account purse on purse.id = t.credit_account and purse.kind = 'user_paid'
      where t.item_id = i.id and t.kind = 'refund') as returned
  from order_item i join product p on p.id = i.product_id
  where i.order_id = :orderId order by i.position`);

/** An invoice lists what was ordered, an act what was delivered, paid with money and not given back. */
async function soldOf(
  { db }: MoneyDeps,
  kind: Invoice['kind'],
  orderId: string,
  total: number,
): Promise<Result<Sold, 'act_not_ready'>> {
  const items = await ITEMS_OF(db, { orderId });
  const line = ({ title, price }: ItemRow) => ({ title, amount: price });
  const priced = items.filter(({ price }) => price > 0);
  if (kind === 'invoice') {
    const lines = priced.map(line);
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    // The part of an order's price beyond its items (an option of the whole order) is a line of its own.
    const whole = [{ title: 'Услуги сервиса по заказу', amount: total }];
    return done({ lines: sum === total ? lines : whole, state: '' });
  }
  const isOver = items.every(({ status }) => FINAL.has(status));
  const delivered = priced.filter(({ status }) => status === 'done');
  if (!isOver || delivered.length === 0) return refuse('act_not_ready');
  const lines = delivered
    .map(({ title, paid, returned }) => ({ title, amount: paid - returned }))
    .filter(({ amount }) => amount > 0);
  if (lines.length === 0) return refuse('act_not_ready', { detail: NOTHING_PAID });
  return done({ lines, state: stateOf(delivered) });
}

const NOTHING_PAID = 'Акт не нужен: за эти услуги заплачено бонусами, или деньги возвращены';

const sumOf = (items: readonly ItemRow[], amountOf: (item: ItemRow) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** What was given back only grows: each return makes another act with its own number. */
function stateOf(items: readonly ItemRow[]): string {
  const returned = sumOf(items, (item) => item.returned);
  const byBonus = sumOf(items, ({ price, paid }) => price - paid);
  return `${byBonus > 0 ? `:bonus:${byBonus}` : ''}${returned > 0 ? `:returned:${returned}` : ''}`;
}

interface TransferRow {
  readonly amount: number;
  readonly order_id: string | null;
  readonly created_at: Date;
  readonly owner_id: string | null;
  readonly brand: BrandId;
}

const TRANSFER = statement<{ transactionId: string }, TransferRow>(`
  select t.amount, t.order_id, t.created_at, coalesce(c.user_id, d.user_id) as owner_id, u.brand
  from ledger_transfer t
  join ledger_account c on c.id = t.credit_account join ledger_account d on d.id = t.debit_account
  join app_user u on u.id = coalesce(c.user_id, d.user_id)
  where t.id = :transactionId and (t.order_id is not null or (t.kind = 'payment' and c.kind = 'user_paid'))`);

/** A credit to the balance; the transaction of an order stands for that order. */
export async function transactionSubject(
  deps: MoneyDeps,
  caller: Caller,
  kind: Invoice['kind'],
  transactionId: string,
): Promise<Result<InvoiceSubject, SubjectRefusal>> {
  const [transfer] = await TRANSFER(deps.db, { transactionId });
  if (transfer === undefined) return refuse('transaction_not_found');
  if (transfer.owner_id !== caller.userId) {
    const trespass = { ownerId: transfer.owner_id, action: 'invoice.transaction', subject: transactionId };
    await recordTrespass(deps, deps.db, caller, trespass);
    return refuse('transaction_not_found');
  }
  if (transfer.order_id !== null) return orderSubject(deps, caller, kind, transfer.order_id);
  if (kind === 'act') return refuse('act_not_ready');
  return done({
    key: `transaction:${transactionId}`,
    brand: transfer.brand,
    orderId: null,
    transactionId,
    lines: [{ title: TOP_UP, amount: kopecks(transfer.amount) }],
    ground: `по операции от ${momentDay(transfer.created_at)}`,
  });
}
