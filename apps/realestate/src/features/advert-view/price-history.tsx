import { LineChart } from '@proverka/charts/line-chart';
import { moneyValues } from '@proverka/charts/value-format';
import type { Advert } from '@proverka/contract/advert';
import { rubles } from '@proverka/validation/money';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import { changeWords, priceWords } from '../../adverts/advert-words.domain.ts';
import { NarrowTable } from '../../narrow-table/narrow-table.tsx';
import { historyWords, pricesUntil } from './price-history.domain.ts';
import styles from './advert-parts.module.css';

interface PriceHistoryProps {
  readonly advert: Advert;
  /** The day up to which adverts were read. */
  readonly day: string | null;
}

/** What was asked for the flat, day by day; a price that never changed needs no picture. */
export function PriceHistory({ advert: { fields }, day }: PriceHistoryProps) {
  const { price_history: steps } = fields;
  return (
    <section aria-labelledby="prices" className={styles.section}>
      <h2 id="prices">История цены</h2>
      <p>{typeset(historyWords(fields))}</p>
      {steps.length > 1 && (
        <>
          <LineChart
            title="Цена в объявлении по дням"
            hideTitle
            table={{ beside: 'в таблице ниже' }}
            data={{
              series: [
                {
                  title: 'Цена',
                  points: pricesUntil(steps, fields.removed_on ?? day).map(({ on, price }) => ({
                    day: on,
                    value: rubles(price),
                  })),
                },
              ],
              values: moneyValues,
              isStepped: true,
            }}
          />
          <NarrowTable
            caption="Как менялась цена"
            titles={['С какого дня', 'Цена', 'Изменение']}
            rows={steps.map(({ on, price, change_percent: change }) => [
              formatDate(on),
              priceWords(price),
              change === null ? '—' : changeWords(change),
            ])}
          />
        </>
      )}
    </section>
  );
}
