import type { KnownSubject } from '@proverka/contract/preview';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import { CarSilhouette } from './car-silhouette.tsx';
import styles from './check-preview.module.css';

interface KnownCarProps {
  /** null until the register has answered, and where it is not asked before payment. */
  readonly car: Extract<KnownSubject, { kind: 'car' }> | null;
}

/** Make, model and year of the register of vehicles, with a silhouette where a photo would be. */
export function KnownCar({ car }: KnownCarProps) {
  return (
    <div className={styles.car}>
      <CarSilhouette category={car?.category ?? null} className={styles.silhouette} />
      {car && (
        <div className={styles.words}>
          <h2 className={styles.name}>{typeset(car.model)}</h2>
          <p>{typeset([`${car.year} год`, car.color?.toLocaleLowerCase('ru')].filter(Boolean).join(', '))}</p>
          <p className={styles.source}>
            {typeset(
              `${car.source ?? 'Госавтоинспекция'}, данные на ${formatDate(car.source_date)}. Рисунок условный`,
            )}
          </p>
        </div>
      )}
    </div>
  );
}
