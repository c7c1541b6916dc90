import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { Container } from '@proverka/ui-kit/layout';
import { useState } from 'react';
import { PartnerLink } from '../features/partner/partner-link.tsx';
import { PartnerOrders } from '../features/partner/partner-orders.tsx';
import { PartnerStats } from '../features/partner/partner-stats.tsx';
import styles from './page.module.css';

export function Component() {
  const [today] = useState(todayInMoscow);
  return (
    <Container as="main" width={890} className={styles.page}>
      <h1>Партнёрская ссылка</h1>
      <PartnerLink />
      <PartnerStats today={today} />
      <PartnerOrders />
    </Container>
  );
}
