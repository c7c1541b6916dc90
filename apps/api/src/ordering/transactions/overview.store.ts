import type { TransactionOverview } from '@proverka/contract/transaction';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

const PURSES = `a.kind in ('user_paid', 'user_bonus')`;
const MOSCOW = `at time zone 'Europe/Moscow'`;

interface Since {
  readonly userId: string;
  readonly since: Date;
}

// What was given back, before the service or after it, is no spending. One reading of the year's purchases gives months, products
// and the mean price of a report; a conclusion is bought without an item and is no report.
const SPENT = statement<
  Since,
  { month: string | null; product: string | null; amount: number; items: number; ofItems: number | null }
>(`
  with bought as materialized (
    select to_char(min(t.created_at) ${MOSCOW}, 'YYYY-MM') as month, t.item_id, sum(t.amount) as amount,
      coalesce(p.name_ru, 'Другие услуги') as product
    from ledger_account a
      join ledger_transfer t on t.debit_account = a.id and t.kind = 'purchase' and t.created_at >= :since
      left join ledger_settlement s on s.transfer_id = t.id
      left join order_item i on i.id = t.item_id
      left join product p on p.id = i.product_id
    where a.user_id = :userId and ${PURSES} and s.outcome is distinct from 'voided'
    group by coalesce(t.item_id, t.id), t.item_id, p.name_ru
  ), spent as materialized (
    select month, item_id, product, amount - coalesce((
      select sum(back.amount) from ledger_transfer back
        join ledger_account source on source.id = back.debit_account and source.kind = 'revenue'
      where back.item_id = bought.item_id and back.kind = 'refund'
    ), 0) as amount
    from bought
  )
  select month, product, sum(amount)::bigint as amount, count(item_id)::int as items,
    (sum(amount) filter (where item_id is not null))::bigint as "ofItems"
  from spent where amount > 0 group by grouping sets ((month), (product), ()) order by month, amount desc`);

const BALANCES = statement<Since, { day: string | null; moved: number }>(`
  with entry as (
    select e.amount, case when e.step in ('transfer', 'hold') then t.created_at else s.created_at end as at
    from ledger_account a
      join ledger_entry e on e.account = a.id
      join ledger_transfer t on t.id = e.transfer_id
      left join ledger_settlement s on s.transfer_id = e.transfer_id
    where a.user_id = :userId and ${PURSES}
  )
  select case when at >= :since then to_char(at ${MOSCOW}, 'YYYY-MM-DD') end as day, sum(amount)::bigint as moved
  from entry group by 1 order by 1 nulls first`);

const rubles = (amount: number): number => toRubles(kopecks(amount));

/** Spending and balance since a moment. */
export async function readOverview(
  db: Connection,
  userId: string,
  since: Date,
): Promise<TransactionOverview> {
  const [spent, moved] = await Promise.all([SPENT(db, { userId, since }), BALANCES(db, { userId, since })]);
  const whole = spent.find(({ month, product }) => month === null && product === null);
  let balance = 0;
  const balances = moved.flatMap(({ day, moved: change }) => {
    balance += change;
    return day === null ? [] : [{ day, amount: rubles(balance) }];
  });
  return {
    months: spent.flatMap(({ month, amount }) => (month === null ? [] : [{ month, amount: rubles(amount) }])),
    products: spent.flatMap(({ product, amount }) =>
      product === null ? [] : [{ product_name_ru: product, amount: rubles(amount) }],
    ),
    balances,
    usual_price:
      whole === undefined || whole.items === 0
        ? null
        : rubles(Math.round((whole.ofItems ?? 0) / whole.items)),
  };
}
