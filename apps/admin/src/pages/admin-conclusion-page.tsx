import { isId } from '@proverka/validation/id';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { BackLink } from '../controls/back-link.tsx';
import { ConclusionScreen } from '../features/conclusion-work/conclusion-screen.tsx';
import styles from './page.module.css';

export function load({ params }: PageContext): void {
  if (!isId(params['id'] ?? '')) throw notFound();
}

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" className={styles.wide}>
      <BackLink to="/admin/conclusions/">Все заключения</BackLink>
      <h1>Заключение по&nbsp;заказу</h1>
      <ConclusionScreen key={id} id={id} />
    </Container>
  );
}
