import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { isId } from '@proverka/validation/id';
import { BackLink } from '../controls/back-link.tsx';
import { MailingScreen } from '../features/mailing-page/mailing-screen.tsx';
import styles from './page.module.css';

export function load({ params }: PageContext): void {
  if (!isId(params['id'] ?? '')) throw notFound();
}

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" className={styles.page}>
      <BackLink to="/admin/content/mailings/">Все рассылки</BackLink>
      <MailingScreen key={id} id={id} />
    </Container>
  );
}
