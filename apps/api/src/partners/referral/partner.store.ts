import type { PartnerOrder, PartnerStats } from '@proverka/contract/partner';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { maskEmail } from '@proverka/validation/email';

const partnerPageSize = 20;

interface OrderRow {
  readonly id: string;
  readonly created_at: Date;
  readonly status: PartnerOrder['status'];
  readonly total: number;
  readonly email: string;
  readonly products: string[] | null;
}

// A partner's own orders through the own link earn nothing and are not listed.
const OWN = `o.partner_id = :userId::uuid::text and o.user_id <> :userId::uuid and o.kind = 'purchase'`;

const ORDERS = statement<{ userId: string; offset: number }, OrderRow>(`
  select o.id, o.created_at, o.status, o.total, u.email,
    (select array_agg(p.name_ru order by i.position) from order_item i join product p on p.id = i.product_id
     where i.order_id = o.id) as products
  from customer_order o join app_user u on u.id = o.user_id
  where ${OWN} order by o.created_at desc, o.id desc limit ${partnerPageSize} offset :offset`);

const COUNT = statement<{ userId: string }, { total: number }>(
  `select count(*)::int as total from customer_order o where ${OWN}`,
);

export async function listPartnerOrders(
  db: Connection,
  userId: string,
  offset: number,
): Promise<{ orders: PartnerOrder[]; total: number }> {
  const rows = await ORDERS(db, { userId, offset });
  const [count] = await COUNT(db, { userId });
  return { orders: rows.map(viewOrder), total: count?.total ?? 0 };
}

const viewOrder = ({ id, created_at, status, total, email, products }: OrderRow): PartnerOrder => ({
  orderId: id,
  date: created_at.toISOString(),
  status,
  totalAmount: toRubles(kopecks(total)),
  products: products ?? [],
  customer: maskEmail(email),
});

interface StatsRow {
  readonly registrations: number;
  readonly orders: number;
  readonly paid_orders: number;
  readonly paid_amount: number;
  readonly bonus_amount: number;
}

const inDays = (column: string): string =>
  `(:start::timestamptz is null or ${column} >= :start) and (:end::timestamptz is null or ${column} < :end)`;

const STATS = statement<{ userId: string; start: Date | null; end: Date | null }, StatsRow>(`
  select
    (select count(*)::int from app_user u where u.partner_id = :userId::uuid::text and u.id <> :userId::uuid and ${inDays('u.created_at')})
      as registrations,
    o.orders, o.paid_orders, o.paid_amount,
    (select coalesce(sum(t.amount), 0)::bigint from ledger_account a cross join lateral (
       select c.amount, c.created_at from ledger_transfer c where c.credit_account = a.id and c.kind = 'bonus'
       union all select -d.amount, d.created_at from ledger_transfer d where d.debit_account = a.id and d.kind = 'bonus'
     ) t where a.code = 'user:' || :userId::uuid || ':bonus' and ${inDays('t.created_at')}) as bonus_amount
  from (
    select count(*)::int as orders, count(o.paid_at)::int as paid_orders,
      coalesce(sum(o.total) filter (where o.paid_at is not null), 0)::bigint as paid_amount
    from customer_order o where ${OWN} and ${inDays('o.created_at')}
  ) o`);

const MOSCOW = '+03:00';
const DAY_MS = 86_400_000;

/** Days in Moscow time, both included; without them the period is unlimited. */
export async function readPartnerStats(
  db: Connection,
  userId: string,
  days: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<PartnerStats> {
  const start = days.from === undefined ? null : new Date(`${days.from}T00:00:00${MOSCOW}`);
  const end =
    days.to === undefined ? null : new Date(new Date(`${days.to}T00:00:00${MOSCOW}`).getTime() + DAY_MS);
  const [row] = await STATS(db, { userId, start, end });
  if (row === undefined) throw new Error('a count has a row');
  return {
    ...row,
    paid_amount: toRubles(kopecks(row.paid_amount)),
    bonus_amount: toRubles(kopecks(row.bonus_amount)),
  };
}
