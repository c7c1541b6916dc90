import type { DeskOrdersFilter } from '@proverka/contract/desk-orders';

/** A page of the list of orders. */
export interface OrdersQuery extends DeskOrdersFilter {
  /** The last order seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}
