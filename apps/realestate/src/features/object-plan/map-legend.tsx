import type { ObjectMap } from '@proverka/contract/object';
import styles from './object-map.module.css';

/** The same words as in the picture, for what is on this map. */
export function MapLegend({ features }: Pick<ObjectMap, 'features'>) {
  const neighbours = features.filter(({ properties }) => properties.role === 'neighbour');
  const hasLand = neighbours.some(({ properties }) => properties.kind === 'land');
  const hasHouse = neighbours.some(({ properties }) => properties.kind !== 'land');
  return (
    <ul className={styles.legend}>
      <li className={`${styles.entry} ${styles.own}`}>этот объект</li>
      {hasLand && <li className={`${styles.entry} ${styles.land}`}>участки</li>}
      {hasHouse && <li className={`${styles.entry} ${styles.house}`}>здания и сооружения</li>}
    </ul>
  );
}
