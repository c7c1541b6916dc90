import { batchQuery } from '@proverka/api-client/wholesale';
import { isId } from '@proverka/validation/id';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { BatchScreen } from '../features/batch/batch-screen.tsx';
import styles from './page.module.css';

export function load({ params, queryClient, platform }: PageContext): void {
  const id = params['id'] ?? '';
  if (!isId(id)) throw notFound();
  void queryClient.prefetchQuery(batchQuery(platform.api, id));
}

export const head = (): PageHead => ({ crumbs: [{ title: 'Оптовый заказ', path: '/wholesale/' }] });

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" className={styles.page}>
      <BatchScreen id={id} />
    </Container>
  );
}
