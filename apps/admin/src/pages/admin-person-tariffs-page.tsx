import { Container } from '@proverka/ui-kit/layout';
import { PersonTariffsList } from '../features/person-tariffs/person-tariffs-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Назначенные тарифы</h1>
      <PersonTariffsList />
    </Container>
  );
}
