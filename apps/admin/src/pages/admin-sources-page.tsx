import { useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { SourcesDesk } from '../features/sources-desk/sources-desk.tsx';
import styles from './page.module.css';

export function Component() {
  const [search] = useSearchParams();
  return (
    <Container as="main" className={styles.page}>
      <h1>Источники</h1>
      <SourcesDesk chosen={search.get('source')} />
    </Container>
  );
}
