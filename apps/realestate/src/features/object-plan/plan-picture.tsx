import type { ObjectPlan as Plan } from '@proverka/contract/object';
import { typeset } from '@proverka/words/typeset';
import styles from './object-plan.module.css';

export type PlanAddress = (width: 'wide' | 'narrow') => string;

interface PlanPictureProps {
  readonly plan: Plan;
  readonly addressOf: PlanAddress | null;
}

/** The picture the server has drawn for the width of the screen, with what one has to know to read it. */
export function PlanPicture({ plan, addressOf }: PlanPictureProps) {
  const label = `План, ${typeset(plan.summary)}`;
  return (
    <figure className={styles.figure}>
      <div className={styles.paper}>
        {addressOf ? (
          <picture>
            {/* Sizes hold the place; the picture's own height depends on its legend. */}
            <source media="(width < 640px)" srcSet={addressOf('narrow')} width={328} height={374} />
            <img
              src={addressOf('wide')}
              alt={label}
              width={720}
              height={466}
              decoding="async"
              className={styles.picture}
            />
          </picture>
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
