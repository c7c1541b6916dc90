import type { Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { afterWorkingDays } from '#platform/working-days.domain.ts';

/** What companies need to approve a payment, and banks to bring it. */
const TERM_WORKING_DAYS = 5;

/** The last day of Moscow on which an invoice can be paid for its order to start by itself. */
export const termOf = (day: string): string => afterWorkingDays(day, TERM_WORKING_DAYS);

const LOCK = statement<{ orderId: string }>('select 1 from customer_order where id = :orderId for update');
export const lockOrder = (tx: Transaction, orderId: string): Promise<unknown> => LOCK(tx, { orderId });

const KEEP = statement<{ orderId: string; day: string }>(`
  update customer_order
  set expires_at = greatest(expires_at, (:day::date + 1)::timestamp at time zone 'Europe/Moscow')
  where id = :orderId and status = 'awaiting_payment'`);

/** An order that waits for the money of an invoice does not expire before the invoice does. */
export const keepOrder = (tx: Transaction, orderId: string, day: string): Promise<unknown> =>
  KEEP(tx, { orderId, day });
