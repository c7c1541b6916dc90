import type { SaleYear } from '@proverka/contract/sale-history';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { rubles } from '@proverka/validation/money';
import { formatMoney, formatMoneyShort } from '@proverka/validation/money-format';
import { PriceChart } from '../../price-chart/price-chart.tsx';
import styles from './sale-history.module.css';

const columns: readonly TableColumn<SaleYear>[] = [
  { key: 'year', title: 'Год', kind: 'main', cell: ({ year }) => year },
  { key: 'sales', title: 'Продаж', kind: 'number', cell: ({ sales }) => sales },
  {
    key: 'metre',
    title: 'Медиана за м²',
    kind: 'number',
    cell: ({ median_price_per_m2: price }) => formatMoney(wholeRubles(price)),
  },
  {
    key: 'limits',
    title: 'От и до за м²',
    kind: 'number',
    cell: ({ min_price_per_m2: low, max_price_per_m2: high }) =>
      low === high ? '—' : `${formatMoneyShort(rubles(low))} – ${formatMoneyShort(rubles(high))}`,
  },
];

/** The price of a square metre year by year: a picture for those who look, a table for those who read. */
export function SaleYears({ years }: { readonly years: readonly SaleYear[] }) {
  const oldestFirst = years.toReversed();
  return (
    <div className={styles.years}>
      <h3>Цена квадратного метра по годам</h3>
      <div className={styles.sides}>
        <PriceChart
          label="Медиана цены квадратного метра по годам; полоса — от самой низкой до самой высокой. То же — в таблице рядом"
          points={oldestFirst.map((year) => ({
            label: String(year.year),
            value: year.median_price_per_m2,
            low: year.min_price_per_m2,
            high: year.max_price_per_m2,
          }))}
          formatValue={(price) => formatMoneyShort(rubles(price))}
        />
        <Table
          caption="Цена квадратного метра по годам"
          hideCaption
          columns={columns}
          rows={years}
          rowKey={({ year }) => String(year)}
        />
      </div>
    </div>
  );
}

const wholeRubles = (price: number) => rubles(Math.round(price));
