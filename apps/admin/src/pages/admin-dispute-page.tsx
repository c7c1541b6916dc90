import { isId } from '@proverka/validation/id';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { BackLink } from '../controls/back-link.tsx';
import { DisputeScreen } from '../features/dispute/dispute-screen.tsx';
import styles from './page.module.css';

export function load({ params }: PageContext): void {
  if (!isId(params['id'] ?? '')) throw notFound();
}

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" width={890} className={styles.page}>
      <BackLink to="/admin/disputes/">Все споры</BackLink>
      <DisputeScreen key={id} id={id} />
    </Container>
  );
}
