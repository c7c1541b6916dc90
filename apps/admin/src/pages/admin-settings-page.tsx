import { Container } from '@proverka/ui-kit/layout';
import { SystemSettingsDesk } from '../features/system-settings/system-settings-desk.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.page}>
      <h1>Объявления и переключатели</h1>
      <SystemSettingsDesk />
    </Container>
  );
}
