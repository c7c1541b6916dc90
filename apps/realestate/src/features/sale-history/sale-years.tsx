import { LineChart } from '@proverka/charts/line-chart';
import type { LinePoint } from '@proverka/charts/line-data';
import { moneyValues } from '@proverka/charts/value-format';
import type { SaleYear } from '@proverka/contract/sale-history';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { NarrowTable } from '../../narrow-table/narrow-table.tsx';
import styles from './sale-history.module.css';

const titles = ['Год', 'Продаж', 'Медиана за м²', 'От и до, тыс. ₽'];

/** The price per square metre by year, as a chart and a table. */
export function SaleYears({ years }: { readonly years: readonly SaleYear[] }) {
  return (
    <div className={styles.years}>
      <h3>Цена квадратного метра по годам</h3>
      <div className={styles.sides}>
        <LineChart
          title="Медиана цены квадратного метра по годам, от самой низкой до самой высокой"
          hideTitle
          table={{ beside: 'в таблице рядом' }}
          data={{
            series: [{ title: 'Медиана', points: years.map(pointOf) }],
            values: moneyValues,
          }}
        />
        <NarrowTable
          caption="Цена квадратного метра по годам"
          titles={titles}
          rows={years.map((year) => [
            String(year.year),
            String(year.sales),
            formatMoney(rubles(Math.round(year.median_price_per_m2))),
            limitsOf(year),
          ])}
        />
      </div>
    </div>
  );
}

const pointOf = (year: SaleYear): LinePoint => ({
  day: String(year.year),
  value: rubles(year.median_price_per_m2),
  low: rubles(year.min_price_per_m2),
  high: rubles(year.max_price_per_m2),
});

const thousands = (price: number) => String(Math.round(price / 1000));

function limitsOf({ min_price_per_m2: low, max_price_per_m2: high }: SaleYear): string {
  return low === high ? '—' : `${thousands(low)}–${thousands(high)}`;
}
