import type { AdvertDuplicate } from '@proverka/contract/advert';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { AdvertCard } from '../../adverts/advert-card.tsx';
import styles from './advert-parts.module.css';

/** Other adverts of the same flat, and why we think so; left out when there are none. */
export function AdvertDuplicates({ duplicates }: { readonly duplicates: readonly AdvertDuplicate[] }) {
  if (duplicates.length === 0) return null;
  const others = counted(duplicates.length, 'объявление', 'объявления', 'объявлений');
  return (
    <section aria-labelledby="duplicates" className={styles.section}>
      <h2 id="duplicates">{typeset('Та же квартира в других объявлениях')}</h2>
      <p className={styles.note}>
        {typeset(
          `Ещё ${others}. Мы сравнили дом, этаж, площадь, фотографии и тексты; рядом с каждым — что совпало. Разные цены у одной квартиры — повод торговаться.`,
        )}
      </p>
      <ul aria-label="Повторы объявления" className={styles.cards}>
        {duplicates.map((duplicate) => (
          <li key={duplicate.advert.id}>
            <AdvertCard advert={duplicate.advert} note={<Reasons duplicate={duplicate} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostReasons = 5;

/** What speaks for one flat, the strongest first, and what speaks against it. */
function Reasons({ duplicate: { reasons, weight } }: { readonly duplicate: AdvertDuplicate }) {
  if (reasons.length === 0) {
    return weight === null ? (
      <p className={styles.reasons}>{typeset('Связано через третье объявление этой же квартиры')}</p>
    ) : null;
  }
  // The place is where one looks for repetitions; alone it proves nothing, whatever its weight.
  const place = reasons.filter(({ sign }) => sign === 'house' || sign === 'street');
  const others = reasons.filter((reason) => !place.includes(reason));
  const forIt = [...place, ...others.filter(({ weight: sum }) => sum > 0)].slice(0, mostReasons);
  const against = others.filter(({ weight: sum }) => sum < 0).slice(0, 2);
  return (
    <div className={styles.reasons}>
      <p>Почему это та же квартира:</p>
      <ul className={styles.signs}>
        {forIt.map(({ sign, text }) => (
          <li key={sign}>{typeset(text)}</li>
        ))}
        {against.map(({ sign, text }) => (
          <li key={sign} className={styles.against}>
            {typeset(`Но: ${text.charAt(0).toLowerCase()}${text.slice(1)}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
