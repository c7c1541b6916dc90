import { BarChart } from '@proverka/charts/bar-chart';
import { countValues } from '@proverka/charts/value-format';
import type { SellTime, Valuation } from '@proverka/contract/valuation';
import { ReportRemark } from '@proverka/report-kit/report-section';
import { groupedDigits } from '@proverka/words/number-format';
import { paceWords } from '@proverka/words/valuation-words';
import { NarrowTable } from '../../narrow-table/narrow-table.tsx';
import { wholeRubles } from '../../valued-flat/whole-rubles.ts';
import styles from './valuation-report.module.css';

const titles = ['Цена', 'К оценке', 'Дней', 'Объявлений'];

/** How long flats were on sale at less, as much and more than others ask, as a chart and a table. */
export function SellTimes({ sell_times: times }: Pick<Valuation, 'sell_times'>) {
  if (times.every(({ days }) => days === null)) {
    return (
      <ReportRemark>
        Сколько дней продают такие квартиры, сказать пока нельзя: снятых объявлений мы знаем слишком мало.
      </ReportRemark>
    );
  }
  return (
    <>
      <div className={styles.sides}>
        <BarChart
          title="Сколько дней квартира ждёт покупателя по трём ценам"
          hideTitle
          table={{ beside: 'в таблице рядом' }}
          data={{
            series: ['Дней'],
            bars: times.map((time) => ({ title: barTitle(time), values: [time.days] })),
            values: countValues('день', 'дня', 'дней'),
            lie: 'rows',
          }}
        />
        <NarrowTable
          caption="Срок продажи по трём ценам"
          titles={titles}
          rows={times.map((time) => [
            wholeRubles(time.price),
            percentWords(time.percent),
            time.days === null ? '—' : groupedDigits(time.days),
            groupedDigits(time.adverts),
          ])}
        />
      </div>
      <ReportRemark>
        За столько дней уходила половина таких квартир. Срок считается от объявления до его снятия, поэтому
        оформление сделки в него не входит.
      </ReportRemark>
    </>
  );
}

const barTitle = ({ pace, price }: SellTime): string => `${paceWords[pace]}: ${wholeRubles(price)}`;

/** «−5 %», «+4 %», «та же». */
const percentWords = (percent: number): string => {
  const change = percent - 100;
  if (change === 0) return 'равна';
  return `${change > 0 ? '+' : '\u2212'}${Math.abs(change)}\u00A0%`;
};
