import { Container } from '@proverka/ui-kit/layout';
import { AccountSessions } from '../features/account-sessions/account-sessions.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.page}>
      <h1>Аккаунты и&nbsp;сессии</h1>
      <AccountSessions />
    </Container>
  );
}
