import type { OrderItemInput } from '@proverka/contract/order';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { CatalogueProduct } from './catalogue.domain.ts';
import { isFor } from './products/discount.domain.ts';
import type { Discount } from './products/discount.domain.ts';
import { IGNORED_CAMPAIGN, normalCode } from '#accounts/campaign.domain.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import {
  discountOf,
  findNamedDiscounts,
  isIgnored,
  isRunning,
  lockDiscounts,
  withoutUnpaid,
} from './discounts/discount.store.ts';
import type { DiscountRow } from './discounts/discount.store.ts';

export type DiscountRefusal = 'coupon_not_found' | 'coupon_used' | 'coupon_not_applicable';

type Named = Pick<OrderItemInput, 'coupon_id' | 'code'>;

type Product = Pick<CatalogueProduct, 'name' | 'nameRu' | 'brand'>;

/** The discount an item names for its product; null for an item that names none. */
export type CouponOf<Code extends DiscountRefusal> = (
  item: Named,
  product: Product,
) => Result<Discount | null, Code>;

export const noCoupons: CouponOf<never> = () => done(null);

/** What is over, switched off or another user's is answered as unknown, so that codes cannot be probed. */
export function judgeDiscount(
  row: DiscountRow | undefined,
  userId: string | null,
  now: Date,
): Result<Discount, DiscountRefusal> {
  const isTheirs = row?.user_id === null || row?.user_id === userId;
  if (row === undefined || !isTheirs || !isRunning(row, now) || isIgnored(row))
    return refuse('coupon_not_found');
  const discount = discountOf(row);
  return discount.usesLeft === 0 ? refuse('coupon_used') : done(discount);
}

/** Reads the discounts the items of an order name in one query; none is made when they name none. */
export async function readCoupons(
  db: Connection,
  items: readonly Named[],
  userId: string | null,
  now: Date,
): Promise<CouponOf<DiscountRefusal>> {
  const ids = items.flatMap(({ coupon_id }) => coupon_id ?? []);
  const codes = items.flatMap(({ code }) => (isNamed(code) ? normalCode(code) : []));
  if (ids.length + codes.length === 0) return noCoupons;
  // Whether the order may have the use is said by `claimDiscounts`, once the orders it replaces are known.
  const rows = (await findNamedDiscounts(db, userId, { ids, codes })).map(withoutUnpaid);
  return ({ coupon_id, code }, product) => {
    if (coupon_id === undefined && !isNamed(code)) return done(null);
    const row = rows.find(
      (one) =>
        one.id === coupon_id ||
        (coupon_id === undefined && one.code !== null && normalCode(one.code) === normalCode(code ?? '')),
    );
    const judged = judgeDiscount(row, userId, now);
    if (!judged.ok || isFor(judged.value, product)) return judged;
    return refuse('coupon_not_applicable', { detail: wrongProduct(judged.value, product) });
  };
}

/** A code for something else would be dropped without a word, and the buyer would take the price for the reduced one. */
const wrongProduct = ({ code, title }: Discount, { nameRu }: Product): string =>
  `Код «${code ?? title}» не действует на услугу «${nameRu}». Уберите его или выберите услугу, для которой он выпущен`;

const isNamed = (code: string | undefined): code is string =>
  code !== undefined && normalCode(code) !== '' && normalCode(code) !== IGNORED_CAMPAIGN;

interface ClaimedItem {
  readonly price: { readonly discountId: string | null };
}

/**
 * Ensures that no coupon is used more often than allowed: of two concurrent orders the second waits here for the first to
 * commit and then finds the coupon used. Uses are inserted with the order itself.
 */
export async function claimDiscounts(
  tx: Transaction,
  items: readonly ClaimedItem[],
  userId: string,
  now: Date,
): Promise<Result<true, DiscountRefusal>> {
  const used = items.flatMap(({ price }) => price.discountId ?? []);
  if (used.length === 0) return done(true);
  const ids = [...new Set(used)];
  await lockDiscounts(tx, ids);
  const rows = await findNamedDiscounts(tx, userId, { ids, codes: [] });
  for (const id of ids) {
    const judged = judgeDiscount(
      rows.find((row) => row.id === id),
      userId,
      now,
    );
    if (!judged.ok) return judged;
    const { usesLeft } = judged.value;
    if (usesLeft !== null && used.filter((one) => one === id).length > usesLeft) return refuse('coupon_used');
  }
  return done(true);
}
