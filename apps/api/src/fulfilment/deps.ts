import type { MoneyConfig } from '#money/config.ts';
import type { MoneyDeps } from '#money/deps.ts';
import type { PlatformConfig } from '#platform/config.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { RegistersConfig } from '#registers/config.ts';
import type { RegistersDeps } from '#registers/deps.ts';
import type { FulfilmentConfig } from './config.ts';

export interface FulfilmentDeps extends MoneyDeps, RegistersDeps, FulfilmentHooks {
  readonly config: PlatformConfig & MoneyConfig & RegistersConfig & FulfilmentConfig;
}

/** What the rooms above do in the transaction of what happened to an order. */
export interface FulfilmentHooks {
  /** Nothing more will happen to any item of it. */
  readonly onOrderClosed: (tx: Transaction, orderId: string) => Promise<void>;
}
