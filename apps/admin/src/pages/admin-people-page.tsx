import { Container } from '@proverka/ui-kit/layout';
import { PeopleList } from '../features/people-list/people-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Люди</h1>
      <PeopleList />
    </Container>
  );
}
