import type { MarketFigures } from '@proverka/contract/market';
import { Link } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { formatDate } from '@proverka/words/dates';
import { groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import { changeWords, daysWords, priceWords, toHundreds } from '../../adverts/advert-words.domain.ts';
import { lastSold } from './last-sold.domain.ts';
import { marketSentences } from './market-sentences.domain.ts';
import { missingReasons } from './market-words.domain.ts';
import styles from './market.module.css';

interface MarketSummaryProps {
  readonly figures: MarketFigures;
  readonly searchPath: string;
}

/** The figures of an area at a glance, and what they say. */
export function MarketSummary({ figures, searchPath }: MarketSummaryProps) {
  const { price_per_m2: price, year_change_percent: change, supply, months } = figures;
  const sold = lastSold(months);
  const reasons = missingReasons(figures);
  return (
    <section aria-labelledby="summary" className={styles.section}>
      <h2 id="summary" className={styles.quiet}>
        Коротко
      </h2>
      <dl className={styles.figures}>
        <Figure
          title="Цена за м²"
          value={price.value === null ? null : priceWords(toHundreds(price.value))}
        />
        <Figure title="За год" value={change.value === null ? null : changeWords(change.value)} />
        <Figure title="Квартир в продаже" value={groupedDigits(supply)} />
        <Figure title="Срок продажи" value={sold && daysWords(sold.days_on_sale)} />
      </dl>
      {reasons.length > 0 && (
        <Banner tone="attention" title="Данных мало, и мы об этом говорим прямо">
          {reasons.map((reason) => (
            <p key={reason}>{typeset(reason)}</p>
          ))}
        </Banner>
      )}
      <ul className={styles.sentences}>
        {marketSentences(figures).map((sentence) => (
          <li key={sentence}>{typeset(sentence)}</li>
        ))}
      </ul>
      <p className={styles.note}>
        {typeset(
          `Это цены предложения: столько просят в объявлениях. Продают обычно дешевле. Повторы одной квартиры посчитаны один раз. Посчитано ${formatDate(figures.counted_on)}.`,
        )}
      </p>
      {supply > 0 && (
        <div>
          <Link to={searchPath} className={buttonClassName({ variant: 'secondary' })}>
            {typeset('Посмотреть эти квартиры')}
          </Link>
        </div>
      )}
    </section>
  );
}

function Figure({ title, value }: { readonly title: string; readonly value: string | null }) {
  return (
    <div className={styles.figure}>
      <dt>{title}</dt>
      <dd className={value === null ? styles.unknown : styles.value}>{value ?? 'мало данных'}</dd>
    </div>
  );
}
