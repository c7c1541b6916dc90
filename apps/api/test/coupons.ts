import type { DiscountInput } from '@proverka/contract/coupon';

/** A coupon for anybody and any product, 10 rubles off by default. */
export const couponInput = (code: string, more: Partial<DiscountInput> = {}): DiscountInput => ({
  kind: 'coupon',
  code,
  title: 'Образец',
  amount: 10,
  percent: null,
  brand: null,
  product_names: [],
  person_id: null,
  max_uses: null,
  max_uses_per_person: null,
  starts_at: null,
  ends_at: null,
  enabled: true,
  ...more,
});
