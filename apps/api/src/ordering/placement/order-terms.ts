import type { OrderItemInput } from '@proverka/contract/order';
import type { OrderingDeps } from '../deps.ts';
import { readCoupons } from '#catalogue/named-discounts.ts';
import type { DiscountRefusal } from '#catalogue/named-discounts.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import { readOfferedExtracts } from '../seller-extracts.ts';
import type { OrderTerms } from '../order.domain.ts';

interface OrderAsker {
  /** Null for a guest. */
  readonly userId: string | null;
  /** The campaign in the address: it prices as in `GET /products`. */
  readonly campaign: string | undefined;
}

/** All properties of the buyer that affect an order's price. */
export async function readOrderTerms(
  deps: Pick<OrderingDeps, 'db' | 'now' | 'tariffs' | 'catalogue'>,
  { userId, campaign }: OrderAsker,
  items: readonly Pick<OrderItemInput, 'coupon_id' | 'code' | 'metadata'>[],
): Promise<OrderTerms<DiscountRefusal>> {
  const [buyer, couponOf, sellerExtractOf] = await Promise.all([
    readBuyer(deps, userId, campaign),
    readCoupons(deps.db, items, userId, deps.now()),
    readOfferedExtracts(deps, items, userId),
  ]);
  return { buyer, couponOf, sellerExtractOf };
}
