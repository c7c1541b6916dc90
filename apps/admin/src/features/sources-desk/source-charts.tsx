import { BarChart } from '@proverka/charts/bar-chart';
import { countValues, numberValues } from '@proverka/charts/value-format';
import type { DeskSource, SourceHour } from '@proverka/contract/desk-sources';
import { momentBrief } from '@proverka/words/moments';
import styles from './sources.module.css';

/** «09:00» by the clock of Moscow. */
const hourOf = ({ start }: SourceHour): string => momentBrief(start).slice(-5);

/** What it answered and how fast, by the hours of a day. */
export function SourceCharts({ source: { hours } }: { readonly source: DeskSource }) {
  const isAsked = hours.some(({ questions }) => questions > 0);
  return (
    <div className={styles.charts}>
      <BarChart
        title="Вопросы за сутки"
        subtitle="По часам, время московское"
        empty="За сутки источник не спрашивали"
        data={{
          lie: 'columns',
          series: ['С ответом', 'Без ответа'],
          values: countValues('вопрос', 'вопроса', 'вопросов'),
          bars: isAsked
            ? hours.map((hour) => ({
                title: hourOf(hour),
                values: [hour.questions - hour.failed, hour.failed],
              }))
            : [],
        }}
      />
      <BarChart
        title="Задержка за сутки"
        subtitle="За сколько пришли 95 % ответов часа, не больше"
        empty="За сутки ответов не было"
        data={{
          lie: 'columns',
          series: ['95 % ответов'],
          values: numberValues('с', 2),
          bars: hours.some(({ p95_ms: ms }) => ms !== null)
            ? hours.map((hour) => ({
                title: hourOf(hour),
                values: [hour.p95_ms === null ? null : hour.p95_ms / 1000],
              }))
            : [],
        }}
      />
    </div>
  );
}
