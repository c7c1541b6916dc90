import type { BrandId } from '@proverka/brand/host';
import type { DiscountKind } from '@proverka/contract/pricing';
import { kopecks } from '@proverka/validation/money';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { IGNORED_CAMPAIGN, normalCode } from '#accounts/campaign.domain.ts';
import { DEFAULT_COUPON_ID } from '../products/discount.domain.ts';
import type { Discount } from '../products/discount.domain.ts';

/** A row with its uses: the total if that is limited, and the asker's own. */
export interface DiscountRow {
  readonly id: string;
  readonly kind: DiscountKind;
  readonly code: string | null;
  readonly title: string;
  readonly amount: number | null;
  readonly percent: number | null;
  readonly brand: BrandId | null;
  readonly product_names: string[];
  readonly user_id: string | null;
  readonly max_uses: number | null;
  readonly max_uses_per_person: number | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly enabled: boolean;
  readonly created_at: Date;
  readonly used: number;
  readonly used_by_asker: number;
  /** Of both: for orders of the asker that nobody has paid yet. */
  readonly used_unpaid: number;
}

const SELECT = `
  select d.*,
    case when d.max_uses is null then 0
      else (select count(*)::int from counted_discount_use u where u.discount_id = d.id) end as used,
    case when d.max_uses_per_person is null or :userId::uuid is null then 0
      else (select count(*)::int from counted_discount_use u where u.discount_id = d.id and u.user_id = :userId::uuid)
    end as used_by_asker,
    case when :userId::uuid is null or (d.max_uses is null and d.max_uses_per_person is null) then 0
      else (select count(*)::int from discount_use u
        join customer_order o on o.id = u.order_id and o.status = 'awaiting_payment'
        join order_item i on i.id = u.item_id and i.status not in ('failed', 'refunded')
        where u.discount_id = d.id and u.user_id = :userId::uuid)
    end as used_unpaid
  from discount d`;

interface Names {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
}

const NAMED = statement<Names & { readonly userId: string | null }, DiscountRow>(
  `${SELECT} where d.id = any(:ids::uuid[]) or lower(d.code) = any(:codes::text[])`,
);
const OFFERED = statement<{ userId: string | null; defaultCoupon: string }, DiscountRow>(`${SELECT}
  where d.enabled and d.kind = 'coupon' and (d.user_id = :userId::uuid or d.id = :defaultCoupon::uuid)`);

/** The discounts items name by id or code, in any state. */
export const findNamedDiscounts = (db: Connection, userId: string | null, { ids, codes }: Names) =>
  NAMED(db, { userId, ids, codes: codes.map(normalCode) });

/** Coupons that need no code: the asker's own and the default one. */
export const listOfferedCoupons = (db: Connection, userId: string | null) =>
  OFFERED(db, { userId, defaultCoupon: DEFAULT_COUPON_ID });

/** Of user `u`: a coupon that needs no code and is theirs alone, or whose uses are counted for each person. */
export const HAS_OWN_COUPON = `exists (
  select from discount d where d.enabled and d.kind = 'coupon'
    and (d.user_id = u.id or (d.id = :defaultCoupon::uuid and d.max_uses_per_person is not null)))`;

const LOCK = statement<{ ids: readonly string[] }>(
  'select id from discount where id = any(:ids::uuid[]) and max_uses is not null order by id for no key update',
);

/** Serialises orders with the same limited coupon; what is read afterwards holds until the transaction ends. */
export const lockDiscounts = (tx: Transaction, ids: readonly string[]) => LOCK(tx, { ids });

export const isRunning = ({ enabled, starts_at, ends_at }: DiscountRow, now: Date): boolean =>
  enabled && (starts_at === null || starts_at <= now) && (ends_at === null || ends_at > now);

export const isIgnored = ({ kind, code }: Pick<DiscountRow, 'kind' | 'code'>): boolean =>
  kind === 'campaign' && code !== null && normalCode(code) === IGNORED_CAMPAIGN;

/** As it would be without the asker's unpaid orders: one that takes the place of such an order takes its use over. */
export const withoutUnpaid = (row: DiscountRow): DiscountRow => ({
  ...row,
  used: row.used - row.used_unpaid,
  used_by_asker: row.used_by_asker - row.used_unpaid,
});

export function discountOf(row: DiscountRow): Discount {
  const left = [
    row.max_uses === null ? [] : row.max_uses - row.used,
    row.max_uses_per_person === null ? [] : row.max_uses_per_person - row.used_by_asker,
  ].flat();
  return {
    id: row.id,
    kind: row.kind,
    code: row.code,
    title: row.title,
    off: row.percent === null ? { amount: kopecks(row.amount ?? 0) } : { percent: row.percent },
    brand: row.brand,
    productNames: row.product_names,
    usesLeft: left.length === 0 ? null : Math.max(0, Math.min(...left)),
  };
}
