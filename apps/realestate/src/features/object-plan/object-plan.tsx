import type { ObjectDetails } from '@proverka/contract/object';
import { Plan } from '@proverka/report-kit/plan';
import { groundMetresPerUnit, ringsOf } from './outline-rings.domain.ts';
import styles from './object-plan.module.css';

/** The object's outline from the public map. */
export function ObjectPlan({ outline }: { readonly outline: ObjectDetails['outline'] }) {
  if (!outline || ringsOf(outline).length === 0) return null;
  return (
    <section aria-labelledby="plan" className={styles.section}>
      <h2 id="plan">План</h2>
      <Plan
        outline={ringsOf(outline)}
        metresPerUnit={groundMetresPerUnit(outline)}
        caption="Контур с публичной кадастровой карты (НСПД): ориентир, а не межевой план."
      />
    </section>
  );
}
