import type { BrandId } from '@proverka/brand/host';
import type { Coupon } from '@proverka/contract/coupon';
import { toRubles } from '@proverka/validation/money';
import type { CatalogueDeps } from '../deps.ts';
import { viewPrice } from '#money/price-view.ts';
import { couponsFor } from '../pricing.domain.ts';
import { readBuyer } from '../read-buyer.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findNamedDiscounts } from './discount.store.ts';
import { judgeDiscount } from '../named-discounts.ts';
import type { DiscountRefusal } from '../named-discounts.ts';

interface CodeWish {
  readonly code: string;
  readonly userId: string | null;
  readonly brand: BrandId;
}

/** The effect of a code for the asker; only an order uses it up. */
export async function viewCoupon(
  deps: CatalogueDeps,
  { code, userId, brand }: CodeWish,
): Promise<Result<Coupon, DiscountRefusal | 'coupon_not_applicable'>> {
  const [[row], buyer, catalogue] = await Promise.all([
    findNamedDiscounts(deps.db, userId, { ids: [], codes: [code] }),
    readBuyer(deps, userId),
    deps.catalogue(),
  ]);
  const judged = judgeDiscount(row, userId, deps.now());
  if (!judged.ok) return judged;
  const coupon = judged.value;
  const products = [...catalogue.values()]
    .filter((product) => product.brand === brand && !product.isInstant)
    .flatMap((product) =>
      couponsFor(product, buyer, [coupon]).map(({ discount, price }) => ({
        product_id: product.id,
        product_name: product.name,
        discount: toRubles(discount),
        price: toRubles(price.total),
        price_breakdown: viewPrice(price),
      })),
    );
  if (products.length === 0) return refuse('coupon_not_applicable');
  const { id, title, usesLeft } = coupon;
  return done({ coupon_id: id, code: coupon.code, title, uses_left: usesLeft, products });
}
