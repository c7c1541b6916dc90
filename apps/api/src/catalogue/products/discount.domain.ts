import type { BrandId } from '@proverka/brand/host';
import type { DiscountKind } from '@proverka/contract/pricing';
import type { Money } from '@proverka/words/money';
import { lessAmount, lessPercent } from './rounding.domain.ts';

/** A coupon, a promo code or a campaign: an amount or percentage off the base price of the products it names. */
export interface Discount {
  readonly id: string;
  readonly kind: DiscountKind;
  readonly code: string | null;
  readonly title: string;
  readonly off: { readonly amount: Money } | { readonly percent: number };
  /** null: every brand. */
  readonly brand: BrandId | null;
  /** Empty: every product. */
  readonly productNames: readonly string[];
  /** The asker's remaining uses; null for unlimited. */
  readonly usesLeft: number | null;
}

export const isFor = (
  { brand, productNames }: Discount,
  product: { readonly name: string; readonly brand: BrandId },
): boolean =>
  (brand === null || brand === product.brand) &&
  (productNames.length === 0 || productNames.includes(product.name));

export const reduced = (price: Money, { off }: Discount): Money =>
  'amount' in off ? lessAmount(price, off.amount) : lessPercent(price, off.percent);

/** Section 4: kept when used coupons are removed; for everybody, unlimited. */
export const DEFAULT_COUPON_ID = '0192f0c1-0000-7000-8000-00000000c000';
