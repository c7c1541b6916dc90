import { Container } from '@proverka/ui-kit/layout';
import { PartnersList } from '../features/partners-list/partners-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Партнёры</h1>
      <PartnersList />
    </Container>
  );
}
