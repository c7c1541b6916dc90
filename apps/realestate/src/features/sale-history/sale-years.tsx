import type { SaleYear } from '@proverka/contract/sale-history';
import { rubles } from '@proverka/validation/money';
import { formatMoney, formatMoneyShort } from '@proverka/words/money';
import { PriceChart } from '../../price-chart/price-chart.tsx';
import { NarrowTable } from '../../narrow-table/narrow-table.tsx';
import styles from './sale-history.module.css';

const titles = ['Год', 'Продаж', 'Медиана за м²', 'От и до, тыс. ₽'];

/** The price per square metre by year, as a chart and a table. */
export function SaleYears({ years }: { readonly years: readonly SaleYear[] }) {
  return (
    <div className={styles.years}>
      <h3>Цена квадратного метра по годам</h3>
      <div className={styles.sides}>
        <PriceChart
          label="Медиана цены квадратного метра по годам; полоса — от самой низкой до самой высокой. То же — в таблице рядом"
          points={years.toReversed().map((year) => ({
            label: String(year.year),
            value: year.median_price_per_m2,
            low: year.min_price_per_m2,
            high: year.max_price_per_m2,
          }))}
          formatValue={(price) => formatMoneyShort(rubles(price))}
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

const thousands = (price: number) => String(Math.round(price / 1000));

function limitsOf({ min_price_per_m2: low, max_price_per_m2: high }: SaleYear): string {
  return low === high ? '—' : `${thousands(low)}–${thousands(high)}`;
}
