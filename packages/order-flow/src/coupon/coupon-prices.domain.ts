import type { Coupon } from '@proverka/contract/coupon';
import type { PriceBreakdown } from '@proverka/contract/pricing';
import type { Product } from '@proverka/contract/product';
import { parseMoney, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { linesOf, priced, type PricedProduct } from '../order/order-request.domain.ts';

interface Offer {
  readonly couponId: string;
  readonly usesLeft: number | null;
  readonly price: PriceBreakdown;
}

/**
 * The prices of the chosen products with the entered code and the coupons that need none. A coupon with fewer uses left than
 * chosen items is used where it saves most. All prices come from the server; none are computed here.
 */
export function withCoupons(products: readonly Product[], coupon: Coupon | null): readonly PricedProduct[] {
  const candidates = products
    .flatMap((product) =>
      offersFor(product, coupon).map((offer) => ({ product, offer, saving: savingOf(product, offer) })),
    )
    .filter(({ saving }) => saving > 0)
    .toSorted((one, other) => other.saving - one.saving);
  const given = new Map<string, Offer>();
  const uses = new Map<string, number>();
  for (const { product, offer } of candidates) {
    const used = uses.get(offer.couponId) ?? 0;
    const isLeft = offer.usesLeft === null || used < offer.usesLeft;
    if (given.has(product.product_id) || !isLeft) continue;
    given.set(product.product_id, offer);
    uses.set(offer.couponId, used + 1);
  }
  return products.map((product) => {
    const offer = given.get(product.product_id);
    if (!offer) return priced(product);
    const { id, name, title } = priced(product);
    const { couponId, price } = offer;
    return { id, name, title, price: moneyOf(price.total), lines: linesOf(price), couponId };
  });
}

function offersFor(product: Product, coupon: Coupon | null): readonly Offer[] {
  const entered = coupon?.products.find(({ product_id }) => product_id === product.product_id);
  const own = product.coupons.flatMap(({ coupon_id, uses_left, price_breakdown }) =>
    price_breakdown ? { couponId: coupon_id, usesLeft: uses_left ?? null, price: price_breakdown } : [],
  );
  return coupon && entered
    ? [{ couponId: coupon.coupon_id, usesLeft: coupon.uses_left, price: entered.price_breakdown }, ...own]
    : own;
}

const savingOf = (product: Product, { price }: Offer): number =>
  moneyOf(product.product_price) - moneyOf(price.total);

const moneyOf = (amount: number): Money => parseMoney(amount) ?? ZERO;

/** The entered code reduces none of these prices. */
export const isIdle = (products: readonly PricedProduct[], coupon: Coupon | null): boolean =>
  coupon !== null && products.every(({ couponId }) => couponId !== coupon.coupon_id);
