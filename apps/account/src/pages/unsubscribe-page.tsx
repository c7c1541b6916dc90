import { useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Unsubscribe } from '../features/unsubscribe/unsubscribe.tsx';
import styles from './page.module.css';

export function Component() {
  const [search] = useSearchParams();
  return (
    <Container as="main" width={680} className={styles.page}>
      <h1>Отказ от новостей</h1>
      <Unsubscribe token={search.get('token') ?? ''} />
    </Container>
  );
}
