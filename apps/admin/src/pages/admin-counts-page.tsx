import { Container } from '@proverka/ui-kit/layout';
import { GiveBackCounts } from '../features/counts/give-back-counts.tsx';
import styles from './page.module.css';

/** Counts of an address, whoever is behind it; those of an account are on its page. */
export function Component() {
  return (
    <Container as="main" className={styles.page}>
      <h1>Счётчики адресов</h1>
      <GiveBackCounts />
    </Container>
  );
}
