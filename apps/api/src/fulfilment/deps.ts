import type { MoneyConfig } from '#money/config.ts';
import type { MoneyDeps } from '#money/deps.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ValuationDeps } from '#valuation/deps.ts';
import type { FulfilmentConfig } from './config.ts';

export interface FulfilmentDeps extends MoneyDeps, ValuationDeps, FulfilmentHooks {
  readonly config: ValuationDeps['config'] & MoneyConfig & FulfilmentConfig;
}

/** Hooks of the rooms above; they run in the transaction of the event. */
export interface FulfilmentHooks {
  /** The report of an item is ready for the first time. */
  readonly onItemDelivered: (tx: Transaction, itemId: string) => Promise<void>;
  /** All items of the order have ended. */
  readonly onOrderClosed: (tx: Transaction, orderId: string) => Promise<void>;
}
