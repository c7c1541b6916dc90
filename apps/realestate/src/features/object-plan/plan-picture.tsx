import type { ObjectPlan as Plan } from '@proverka/contract/object';
import { typeset } from '@proverka/words/typeset';
import { MapOpener } from './map-opener.tsx';
import styles from './object-plan.module.css';

/** Where the plan of an object comes from. */
export interface PlanOrigin {
  readonly objectKey: string;
  readonly addressOf: (width: 'wide' | 'narrow') => string;
}

interface PlanPictureProps {
  readonly plan: Plan;
  readonly origin: PlanOrigin | null;
}

/** The picture the server has drawn for the width of the screen, with what one has to know to read it. */
export function PlanPicture({ plan, origin }: PlanPictureProps) {
  const label = `План, ${typeset(plan.summary)}`;
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        {origin ? (
          <MapOpener objectKey={origin.objectKey}>
            <picture>
              {/* Sizes hold the place; the picture's own height depends on its legend. */}
              <source media="(width < 640px)" srcSet={origin.addressOf('narrow')} width={328} height={374} />
              <img
                src={origin.addressOf('wide')}
                alt={label}
                width={720}
                height={466}
                decoding="async"
                className={styles.picture}
              />
            </picture>
          </MapOpener>
        ) : (
          <svg role="img" aria-label={label} className={styles.sample} />
        )}
      </div>
      <figcaption>
        <ul className={styles.notes}>
          {plan.notes.map((note) => (
            <li key={note}>{typeset(note)}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
