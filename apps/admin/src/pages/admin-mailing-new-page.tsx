import { Container } from '@proverka/ui-kit/layout';
import { BackLink } from '../controls/back-link.tsx';
import { NewMailing } from '../features/mailing-page/new-mailing.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.page}>
      <BackLink to="/admin/content/mailings/">Все рассылки</BackLink>
      <h1>Новая рассылка</h1>
      <NewMailing />
    </Container>
  );
}
