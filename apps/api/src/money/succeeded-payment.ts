import type { Money } from '@proverka/words/money';

/** A payment the provider has just said is paid. */
export interface SucceededPayment {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  /** What came in; not always what was asked for. */
  readonly amount: Money;
}
