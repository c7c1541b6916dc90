import type { AdvertBrief } from '@proverka/contract/advert';
import { Button } from '@proverka/ui-kit/button';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { AdvertCard } from '../../adverts/advert-card.tsx';
import styles from './advert-lookup.module.css';

interface FoundAdvertsProps {
  readonly title: string;
  /** All that are known; the list has the latest hundred at most. */
  readonly total: number;
  readonly adverts: readonly AdvertBrief[];
}

/** What is on sale first, then what was. */
export function FoundAdverts({ title, total, adverts }: FoundAdvertsProps) {
  const onSale = adverts.filter(({ fields }) => fields.state === 'active');
  const removed = adverts.filter(({ fields }) => fields.state === 'removed');
  const all = counted(total, 'объявление', 'объявления', 'объявлений');
  return (
    <section aria-labelledby="found" className={styles.found}>
      <div>
        <h2 id="found">{typeset(title)}</h2>
        <p className={styles.note}>
          {typeset(
            total > adverts.length
              ? `Известно ${all}, здесь последние ${adverts.length}.`
              : `Известно ${all}.`,
          )}
        </p>
      </div>
      <Group title="Сейчас в продаже" adverts={onSale} none="Сейчас эти квартиры не продают." />
      {removed.length > 0 && <Group title="Снято с продажи" adverts={removed} />}
    </section>
  );
}

const firstCards = 20;

interface GroupProps {
  readonly title: string;
  readonly adverts: readonly AdvertBrief[];
  readonly none?: string;
}

function Group({ title, adverts, none }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, adverts.length - firstCards);
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {adverts.length === 0 ? (
        <p className={styles.note}>{none}</p>
      ) : (
        <ul aria-label={title} className={styles.cards}>
          {adverts.slice(0, adverts.length - hidden).map((advert) => (
            <li key={advert.id}>
              <AdvertCard advert={advert} headingAs="h4" />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Показать ещё {hidden}
        </Button>
      )}
    </div>
  );
}
