import { Container } from '@proverka/ui-kit/layout';
import { LettersList } from '../features/letters-list/letters-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Письма</h1>
      <LettersList />
    </Container>
  );
}
