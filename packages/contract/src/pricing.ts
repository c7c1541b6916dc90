import { isMoney, parseMoney } from '@proverka/validation/money';
import { z } from 'zod';
import { rublesSchema } from './values.ts';

export const pricePartKinds = [
  /** The list price. */
  'base',
  'component',
  /** An extra the item asked for: risk insurance. */
  'option',
  /** The independent conclusion. */
  'markup',
  'special',
  'tariff',
  'campaign',
  'coupon',
] as const;
export type PricePartKind = (typeof pricePartKinds)[number];

/** A price and its parts, which add up to `total`; deductions are negative. */
export const priceBreakdownSchema = z.object({
  total: rublesSchema,
  /** Before the buyer's terms. */
  list: rublesSchema,
  parts: z.array(z.object({ kind: z.enum(pricePartKinds), title: z.string(), amount: rublesSchema })),
  /** The coupon, promo code or campaign behind the price. */
  code: z.string().nullable(),
});
export type PriceBreakdown = z.infer<typeof priceBreakdownSchema>;

export const discountKinds = ['coupon', 'promocode', 'campaign'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** Ten million rubles: above any price here. */
const MOST_KOPECKS = 1_000_000_000;

/** An amount somebody enters: rubles with at most two decimals, not negative and not huge. */
export const amountSchema = z
  .number()
  .refine(
    (value) => {
      const money = parseMoney(value);
      return money !== null && isMoney(money) && money >= 0 && money <= MOST_KOPECKS;
    },
    { message: 'Сумма — от 0 до 10 000 000 рублей, не больше двух знаков после запятой' },
  )
  .meta({ description: 'Рубли от 0 до 10 000 000, не больше двух знаков после запятой' });
