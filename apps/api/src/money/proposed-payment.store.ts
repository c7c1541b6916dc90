import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

/**
 * A payment by a document is proposed for the order `o`, and another person has not decided yet: the order is kept as it is, so that
 * they can approve what was proposed.
 */
export const IS_PAYMENT_PROPOSED = `exists (
  select from money_proposal m
  where m.kind = 'order_payment' and m.state = 'waiting' and m.arguments ->> 'orderId' = o.id::text
)`;

const PROPOSED = statement<{ orderId: string }, { id: string }>(
  `select o.id from customer_order o where o.id = :orderId and ${IS_PAYMENT_PROPOSED}`,
);

export const isPaymentProposed = async (db: Connection, orderId: string): Promise<boolean> =>
  (await PROPOSED(db, { orderId })).length > 0;

const PAID_BY_HAND = statement<{ orderId: string }, { id: string }>(`
  select id from money_proposal
  where kind = 'order_payment' and state = 'done' and arguments ->> 'orderId' = :orderId limit 1`);

/** The order was paid by a document: no provider has its money. */
export const isPaidByHand = async (db: Connection, orderId: string): Promise<boolean> =>
  (await PAID_BY_HAND(db, { orderId })).length > 0;
