import type { PayerInfo } from '@proverka/contract/payer';
import type { PlatformConfig } from '#platform/config.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { Source } from '#platform/outbound/source.ts';
import type { MoneyConfig } from './config.ts';
import type { SucceededPayment } from './succeeded-payment.ts';
import type { YooKassa } from './payments/yookassa.ts';

export interface MoneyDeps extends PlatformDeps, MoneyHooks {
  readonly config: PlatformConfig & MoneyConfig;
  readonly yookassa: YooKassa;
  /** Requisites by INN. */
  readonly companies: Source<string, PayerInfo>;
}

/** What the rooms above do in the transaction of what happened to money. */
export interface MoneyHooks {
  /**
   * A payment came in for the first time. Whoever takes it locks what it was for, then the payer's accounts, and books it
   * with `bookPayment`.
   */
  readonly onPaymentSucceeded: (tx: Transaction, payment: SucceededPayment) => Promise<void>;
  /** The provider has paid a refund out, or refused it for good. */
  readonly onRefundClosed: (tx: Transaction, refund: { readonly itemId: string }) => Promise<void>;
}
