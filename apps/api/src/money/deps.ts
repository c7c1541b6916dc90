import type { PayerInfo } from '@proverka/contract/payer';
import type { PlatformConfig } from '#platform/config.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { Source } from '#platform/outbound/source.ts';
import type { MoneyConfig } from './config.ts';
import type { InvoicePayment } from './invoice-payment.ts';
import type { OrderPayment } from './order-payment.ts';
import type { Result } from '#platform/result.ts';
import type { SucceededPayment } from './succeeded-payment.ts';
import type { YooKassa } from './payments/yookassa.ts';

export interface MoneyDeps extends PlatformDeps, MoneyHooks {
  readonly config: PlatformConfig & MoneyConfig;
  readonly yookassa: YooKassa;
  /** Company requisites by INN. */
  readonly companies: Source<string, PayerInfo>;
}

/** Hooks of the rooms above; they run in the transaction of the event. */
export interface MoneyHooks {
  /**
   * A payment succeeded for the first time. The hook locks what was paid, then the payer's accounts, and books the money
   * with `bookPayment`.
   */
  readonly onPaymentSucceeded: (tx: Transaction, payment: SucceededPayment) => Promise<void>;
  /** The bank brought money for an invoice. The hook locks and books like the one above, with `bookInvoicePayment`. */
  readonly onInvoicePaid: (tx: Transaction, payment: InvoicePayment) => Promise<void>;
  /** A payment booked by hand is allowed. The hook locks the order, then its owner's accounts, and books with `bookOrderPayment`. */
  readonly onOrderPaidByHand: (
    tx: Transaction,
    payment: OrderPayment,
  ) => Promise<Result<true, 'order_not_payable'>>;
  /** What ordered items were about, in words for papers that are kept for years; those without words are missing. */
  readonly nameSubjects: (db: Connection, itemIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** A part of somebody's advance has gone back to what paid it, or by bank. */
  readonly onAdvanceReturned: (tx: Transaction, advance: { readonly userId: string }) => Promise<void>;
  /** The provider has paid a refund out or rejected it for good. */
  readonly onRefundClosed: (tx: Transaction, refund: { readonly itemId: string }) => Promise<void>;
}
