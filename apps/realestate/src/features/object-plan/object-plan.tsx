import type { ObjectPlan as Plan } from '@proverka/contract/object';
import { typeset } from '@proverka/words/typeset';
import { Neighbours } from './neighbours.tsx';
import styles from './object-plan.module.css';
import { PlanPicture, type PlanOrigin } from './plan-picture.tsx';

export interface ObjectPlanProps {
  /** Absent while the map has not answered. */
  readonly plan: Plan | undefined;
  /** The state of the question to the registers, the map among them. */
  readonly full: 'idle' | 'waiting' | 'done' | 'failed';
  /** `null` for the sample, whose picture is a file. */
  readonly origin: PlanOrigin | null;
}

/** The object among its neighbours, as the public map has them, in a picture and in words. */
export function ObjectPlan({ plan, full, origin }: ObjectPlanProps) {
  if (!plan && full === 'idle') return null;
  return (
    <section aria-labelledby="plan" className={styles.section}>
      <h2 id="plan">План</h2>
      {plan?.state === 'drawn' ? (
        <>
          <PlanPicture plan={plan} origin={origin} />
          <Neighbours neighbours={plan.neighbours} isLinked={origin !== null} />
        </>
      ) : (
        <p className={styles.missing}>{typeset(missingWords(plan, full))}</p>
      )}
    </section>
  );
}

function missingWords(plan: Plan | undefined, full: ObjectPlanProps['full']): string {
  if (plan?.state === 'absurd')
    return 'Контур на публичной кадастровой карте есть, но его координаты неверны, и план по ним построить нельзя. Точные границы — в выписке из ЕГРН.';
  if (plan)
    return 'На публичной кадастровой карте нет контура этого объекта. Так бывает, если границы не устанавливали, а отдельных помещений на карте нет никогда.';
  return full === 'waiting'
    ? 'Спрашиваем публичную кадастровую карту.'
    : 'Публичная кадастровая карта не ответила, поэтому плана нет. Это не значит, что у объекта нет границ.';
}
