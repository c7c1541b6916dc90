import type { TransactionOverview } from '@proverka/contract/transaction';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { readBalances } from '#money/ledger.store.ts';
import { readDays } from './entry.store.ts';
import { PURSES } from './transaction.store.ts';

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

const rubles = (amount: number): number => toRubles(kopecks(amount));

/** Spending and balance since a moment, from one snapshot: what was left is what is left now, less what has moved since. */
export async function readOverview(
  db: Connection,
  userId: string,
  since: Date,
): Promise<TransactionOverview> {
  const spent = await SPENT(db, { userId, since });
  const days = await readDays(db, userId, since);
  const { paid, bonus } = await readBalances(db, userId);
  const whole = spent.find(({ month, product }) => month === null && product === null);
  let balance = days.reduce((left, { moved }) => left - moved, paid + bonus);
  const balances = days.map(({ day, moved }) => {
    balance += moved;
    return { day, amount: rubles(balance) };
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
