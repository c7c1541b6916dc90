import { Gauge } from '@proverka/charts/gauge';
import { moneyValues } from '@proverka/charts/value-format';
import type { AdvertStanding } from '@proverka/contract/advert';
import type { AdvertView } from '@proverka/contract/adverts';
import { rubles } from '@proverka/validation/money';
import { typeset } from '@proverka/words/typeset';
import { toHundreds } from '../../adverts/advert-words.domain.ts';
import { standingTitle, standingWords } from './standing-words.domain.ts';
import styles from './advert-parts.module.css';

type PriceStandingProps = Pick<AdvertView, 'standing' | 'standing_needs'>;

/** Where the price stands among alike flats that are on sale. */
export function PriceStanding({ standing, standing_needs: needs }: PriceStandingProps) {
  return (
    <section aria-labelledby="standing" className={styles.section}>
      <h2 id="standing">Цена среди похожих</h2>
      {standing ? (
        <>
          <p className={styles.lead}>{standingTitle(standing.cheaper_percent)}</p>
          <p>{typeset(standingWords(standing))}</p>
          {toHundreds(standing.highest) > toHundreds(standing.lowest) && <Scale standing={standing} />}
          <p className={styles.note}>
            {typeset(
              'Это цены объявлений. Продают обычно дешевле, чем просят, а ремонт и вид из окна сравнение не видит.',
            )}
          </p>
        </>
      ) : (
        <p>
          {typeset(
            `Похожих квартир в продаже меньше ${needs}: по такому числу о цене судить нельзя, поэтому сравнения нет.`,
          )}
        </p>
      )}
    </section>
  );
}

const about = (price: number): number => rubles(toHundreds(price));

function Scale({ standing }: { readonly standing: AdvertStanding }) {
  const { lowest, lower_quartile: lower, upper_quartile: upper, highest, price_per_m2: price } = standing;
  return (
    <Gauge
      title="Цена квадратного метра среди похожих квартир"
      hideTitle
      data={{
        value: rubles(price),
        from: about(lowest),
        zones: [
          { to: about(lower), title: 'Дешёвая четверть' },
          { to: about(upper), title: 'Обычные цены' },
          { to: about(highest), title: 'Дорогая четверть' },
        ],
        values: moneyValues,
      }}
    />
  );
}
