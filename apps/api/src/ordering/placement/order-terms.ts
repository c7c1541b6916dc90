import type { OrderItemInput } from '@proverka/contract/order';
import type { OrderingDeps } from '../deps.ts';
import { readCoupons } from '#catalogue/named-discounts.ts';
import type { DiscountRefusal } from '#catalogue/named-discounts.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import { readOfferedExtracts } from '../seller-extracts.ts';
import type { OrderTerms } from '../order.domain.ts';

/** All properties of the buyer that affect an order's price; `userId` is null for a guest. */
export async function readOrderTerms(
  deps: Pick<OrderingDeps, 'db' | 'now' | 'tariffs' | 'catalogue'>,
  userId: string | null,
  items: readonly Pick<OrderItemInput, 'coupon_id' | 'code' | 'metadata'>[],
): Promise<OrderTerms<DiscountRefusal>> {
  const [buyer, couponOf, sellerExtractOf] = await Promise.all([
    readBuyer(deps, userId),
    readCoupons(deps.db, items, userId, deps.now()),
    readOfferedExtracts(deps, items, userId),
  ]);
  return { buyer, couponOf, sellerExtractOf };
}
