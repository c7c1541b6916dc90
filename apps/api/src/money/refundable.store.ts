import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { Instrument } from './instrument.domain.ts';

/** Kopecks of the payment `p` that were not refunded and are not on their way back. */
export const LEFT_OF_PAYMENT = `(
  p.amount - (select coalesce(sum(r.amount), 0)::bigint from refund r where r.payment_id = p.id and r.status <> 'canceled')
)`;

/**
 * A refund to what paid `p` was refused for good, and another would be, too: the card is closed. That the shop itself had no money
 * (`insufficient_funds`) says nothing about the card.
 */
export const IS_DEAD = `exists (
  select from refund r where r.payment_id = p.id and r.status = 'canceled' and r.refusal not in ('', 'insufficient_funds')
)`;

export interface RefundablePayment extends Instrument {
  readonly id: string;
  readonly orderId: string;
  readonly paidAt: Date;
  readonly left: Money;
  /** Nothing more can be refunded to what paid it. */
  readonly isDead: boolean;
}

interface Row {
  readonly id: string;
  readonly order_id: string;
  readonly type: string | null;
  readonly tail: string;
  readonly left: number;
  readonly is_dead: boolean;
  readonly paid_at: Date;
}

const COLUMNS = `
  select p.id, p.order_id, p.instrument as type, p.instrument_tail as tail, ${LEFT_OF_PAYMENT} as left, ${IS_DEAD} as is_dead,
    coalesce(p.final_at, p.created_at) as paid_at
  from payment p`;

// By final_at, the moment the money came: a payment begun first may be paid last.
const TOP_UPS = statement<{ userId: string }, Row>(`
  select * from (
    ${COLUMNS} join customer_order o on o.id = p.order_id
    where p.user_id = :userId and p.status = 'succeeded' and o.kind = 'top_up'
  ) paid where paid.left > 0 order by paid.paid_at desc, paid.id desc`);

const OF_ORDER = statement<{ orderId: string }, Row>(`
  ${COLUMNS} where p.order_id = :orderId and p.status = 'succeeded' order by p.created_at limit 1`);

const viewRow = ({ id, order_id, type, tail, left, is_dead, paid_at }: Row): RefundablePayment => ({
  id,
  orderId: order_id,
  type,
  tail,
  left: kopecks(left),
  isDead: is_dead,
  paidAt: paid_at,
});

/** Top-ups that still have something to refund, the newest first. */
export const readTopUps = async (db: Connection, userId: string): Promise<RefundablePayment[]> =>
  (await TOP_UPS(db, { userId })).map(viewRow);

/** The payment that paid an order by card; null when none did. */
export async function readOrderPayment(db: Connection, orderId: string): Promise<RefundablePayment | null> {
  const [row] = await OF_ORDER(db, { orderId });
  return row === undefined ? null : viewRow(row);
}
