import type { ObjectPlan } from '@proverka/contract/object';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import styles from './neighbours.module.css';

interface NeighboursProps {
  readonly neighbours: ObjectPlan['neighbours'];
  /** Neighbours of the sample have no pages. */
  readonly isLinked: boolean;
}

/** The objects of the plan with their cadastral numbers, the nearest first. */
export function Neighbours({ neighbours, isLinked }: NeighboursProps) {
  if (neighbours.length === 0) return null;
  return (
    <div className={styles.near}>
      <h3 id="near">Что рядом</h3>
      <ul aria-labelledby="near" className={styles.list}>
        {neighbours.map(({ number, title, place }) => (
          <li key={number} className={styles.neighbour}>
            {isLinked ? (
              <Link to={`/object/${number}/`} className={linkClassName()}>
                {number}
              </Link>
            ) : (
              <span>{number}</span>
            )}
            <span className={styles.place}>{typeset(`${title}, ${place}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
