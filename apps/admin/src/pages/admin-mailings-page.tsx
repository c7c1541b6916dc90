import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Container } from '@proverka/ui-kit/layout';
import { MailingsList } from '../features/mailings-list/mailings-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Рассылки</h1>
      <p>
        <Link to="/admin/content/mailings/new/" className={buttonClassName()}>
          Новая рассылка
        </Link>
      </p>
      <MailingsList />
    </Container>
  );
}
