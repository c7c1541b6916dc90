import { LineChart } from '@proverka/charts/line-chart';
import { countValues, moneyValues } from '@proverka/charts/value-format';
import type { NumberDay } from '@proverka/contract/desk-numbers';
import { rubles } from '@proverka/validation/money';
import styles from './numbers.module.css';

const pointsOf = (days: readonly NumberDay[], pick: (day: NumberDay) => number) =>
  days.map((day) => ({ day: day.day, value: pick(day) }));
const sumsOf = (days: readonly NumberDay[], pick: (day: NumberDay) => number) =>
  pointsOf(days, (day) => rubles(pick(day)));

const beside = { beside: 'в части «По дням»' } as const;

/** Money and orders by day; the table of all days is a part of the page. */
export const DayCharts = ({ days }: { readonly days: readonly NumberDay[] }) => (
  <div className={styles.charts}>
    <LineChart
      title="Выручка, возвраты и источники по дням"
      table={beside}
      data={{
        fromZero: true,
        values: moneyValues,
        series: [
          { title: 'Выручка', points: sumsOf(days, ({ charged }) => charged) },
          { title: 'Возвраты', points: sumsOf(days, ({ given_back: back }) => back) },
          { title: 'Источники', points: sumsOf(days, ({ source_cost: cost }) => cost) },
        ],
      }}
    />
    <LineChart
      title="Заказы по дням"
      table={beside}
      data={{
        fromZero: true,
        values: countValues('заказ', 'заказа', 'заказов'),
        series: [
          { title: 'Оформлены', points: pointsOf(days, ({ placed }) => placed) },
          { title: 'Оплачены', points: pointsOf(days, ({ paid }) => paid) },
        ],
      }}
    />
  </div>
);
