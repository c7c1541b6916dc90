import type { Purchase } from '@proverka/contract/object';

/** The visitor's report for a product. */
export interface OwnedReport {
  readonly purchase: Purchase;
  readonly isDone: boolean;
}
