import { BarChart } from '@proverka/charts/bar-chart';
import { percentValues } from '@proverka/charts/value-format';
import type { Backtest } from '@proverka/contract/valuation';
import { ReportRemark } from '@proverka/report-kit/report-section';
import { baselineWords } from '@proverka/words/valuation-words';
import { NarrowTable } from '../../narrow-table/narrow-table.tsx';
import { percentOf } from './figures.domain.ts';
import styles from './valuation-accuracy.module.css';

const titles = ['Способ', 'Медианная ошибка', 'Не дальше 10\u00A0%'];

/** Whether the model is worth more than what anybody can count by hand. */
export function Baselines({ backtest }: { readonly backtest: Backtest }) {
  const ways = [
    { title: 'Наша модель', ...backtest },
    ...backtest.baselines.map((baseline) => ({ title: baselineWords[baseline.kind], ...baseline })),
  ];
  const best = Math.min(...backtest.baselines.map(({ median_error: error }) => error));
  const gain = 1 - backtest.median_error / best;
  return (
    <>
      <div className={styles.sides}>
        <BarChart
          title="Медианная ошибка модели и двух простых способов"
          hideTitle
          table={{ beside: 'в таблице рядом' }}
          data={{
            series: ['Медианная ошибка'],
            bars: ways.map(({ title, median_error: error }) => ({ title, values: [error * 100] })),
            values: percentValues,
            lie: 'rows',
          }}
        />
        <NarrowTable
          caption="Ошибка модели и двух простых способов"
          titles={titles}
          rows={ways.map(({ title, median_error: error, within_10: within }) => [
            title,
            percentOf(error),
            percentOf(within),
          ])}
        />
      </div>
      {Number.isFinite(gain) && gain > 0 && (
        <ReportRemark>
          {`Модель ошибается на ${percentOf(gain)} меньше, чем лучший из простых способов: медиана метра в районе, умноженная на площадь, и пять ближайших продаж.`}
        </ReportRemark>
      )}
    </>
  );
}
