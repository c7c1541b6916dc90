import type { Money } from '@proverka/words/money';

/** A payment the provider has just confirmed. */
export interface SucceededPayment {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  /** The amount received; may differ from the amount requested. */
  readonly amount: Money;
}
