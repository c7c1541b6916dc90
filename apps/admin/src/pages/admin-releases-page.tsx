import { useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { ReleasesDesk } from '../features/releases/releases-desk.tsx';
import styles from './page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  return (
    <Container as="main" className={styles.page}>
      <h1>Выпуски</h1>
      <ReleasesDesk page={page} />
    </Container>
  );
}
