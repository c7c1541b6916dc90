import { Container } from '@proverka/ui-kit/layout';
import { OrdersList } from '../features/orders-list/orders-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Заказы</h1>
      <OrdersList />
    </Container>
  );
}
