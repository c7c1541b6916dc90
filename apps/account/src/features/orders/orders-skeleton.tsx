import { Card } from '@proverka/ui-kit/card';
import { Skeleton, SkeletonText } from '@proverka/ui-kit/skeleton';
import styles from './orders.module.css';

/** A placeholder for three orders. */
export function OrdersSkeleton() {
  return (
    <div className={styles.orders}>
      {['first', 'second', 'third'].map((key, place) => (
        <Card key={key} className={styles.card}>
          <Skeleton shape="title" />
          {place === 0 ? <SkeletonText lines={3} label="Загружаем заказы" /> : <Skeleton width="most" />}
          <Skeleton width="quarter" />
        </Card>
      ))}
    </div>
  );
}
