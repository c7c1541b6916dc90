import type { OrderItemInput } from '@proverka/contract/order';
import type { OrderingDeps } from '../deps.ts';
import { readCoupons } from '#catalogue/named-discounts.ts';
import type { DiscountRefusal } from '#catalogue/named-discounts.ts';
import { buyerOf, readBuyer, readPricing } from '#catalogue/read-buyer.ts';
import type { Pricing, StandingFacts } from '#catalogue/read-buyer.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { readOfferedExtracts } from '../seller-extracts.ts';
import type { OrderTerms } from '../order.domain.ts';

interface OrderAsker {
  /** Null for a guest. */
  readonly userId: string | null;
  /** The campaign in the address: it prices as in `GET /products`. */
  readonly campaign: string | undefined;
}

type TermsDeps = Pick<OrderingDeps, 'db' | 'now' | 'tariffs' | 'catalogue'>;
type Asked = Pick<OrderItemInput, 'coupon_id' | 'code' | 'metadata'>;

/** All that an order is priced by besides the standing of its buyer, which is read with their accounts. */
interface OfferedTerms extends Omit<OrderTerms<DiscountRefusal>, 'buyer'> {
  readonly pricing: Pricing;
}

export async function readOfferedTerms(
  deps: TermsDeps,
  { userId, campaign }: OrderAsker,
  items: readonly Asked[],
): Promise<OfferedTerms> {
  const [pricing, couponOf, sellerExtractOf] = await Promise.all([
    readPricing(deps, campaign),
    readCoupons(deps.db, items, userId, deps.now()),
    readOfferedExtracts(deps, items, userId),
  ]);
  return { pricing, couponOf, sellerExtractOf };
}

export const termsFor = async (
  { now }: Pick<OrderingDeps, 'now'>,
  tx: Transaction,
  userId: string,
  standing: StandingFacts,
  { pricing, ...offered }: OfferedTerms,
): Promise<OrderTerms<DiscountRefusal>> => ({
  ...offered,
  buyer: await buyerOf({ db: tx, now }, userId, standing, pricing),
});

/** All properties of the buyer that affect an order's price. */
export async function readOrderTerms(
  deps: TermsDeps,
  { userId, campaign }: OrderAsker,
  items: readonly Asked[],
): Promise<OrderTerms<DiscountRefusal>> {
  const [buyer, couponOf, sellerExtractOf] = await Promise.all([
    readBuyer(deps, userId, campaign),
    readCoupons(deps.db, items, userId, deps.now()),
    readOfferedExtracts(deps, items, userId),
  ]);
  return { buyer, couponOf, sellerExtractOf };
}
