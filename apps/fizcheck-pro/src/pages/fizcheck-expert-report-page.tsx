import { conclusionQuery } from '@proverka/api-client/expert';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { ConclusionScreen } from '../features/expert-desk/conclusion-screen.tsx';
import { isId } from '@proverka/validation/id';
import styles from './page.module.css';

export function load({ params, queryClient, platform }: PageContext): void {
  const id = params['id'] ?? '';
  if (!isId(id)) throw notFound();
  void queryClient.prefetchQuery(conclusionQuery(platform.api, id));
}

export function Component() {
  return (
    <Container as="main" width={890} className={styles.page}>
      <ConclusionScreen id={useParams()['id'] ?? ''} />
    </Container>
  );
}
