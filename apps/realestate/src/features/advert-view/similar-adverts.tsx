import type { SimilarAdvert } from '@proverka/contract/advert';
import { formatDecimal } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import { AdvertCard } from '../../adverts/advert-card.tsx';
import styles from './advert-parts.module.css';

interface SimilarAdvertsProps {
  readonly similar: readonly SimilarAdvert[];
}

const mostCards = 6;

export function SimilarAdverts({ similar }: SimilarAdvertsProps) {
  return (
    <section aria-labelledby="similar" className={styles.section}>
      <h2 id="similar">Похожие квартиры рядом</h2>
      {similar.length === 0 ? (
        <p>{typeset('Похожих квартир в продаже сейчас нет.')}</p>
      ) : (
        <ul aria-label="Похожие квартиры" className={styles.cards}>
          {similar.slice(0, mostCards).map((advert) => (
            <li key={advert.id}>
              <AdvertCard
                advert={advert}
                note={
                  advert.distance_m !== null && (
                    <p className={styles.reasons}>{distanceWords(advert.distance_m)}</p>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function distanceWords(metres: number): string {
  if (metres < 30) return 'В\u00A0этом или соседнем доме';
  if (metres < 1000) return `В\u00A0${Math.round(metres / 10) * 10}\u00A0м отсюда`;
  return `В\u00A0${formatDecimal(metres / 1000, 1)}\u00A0км отсюда`;
}
