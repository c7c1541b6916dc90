import { Container } from '@proverka/ui-kit/layout';
import { AnnouncementsDesk } from '../features/announcements/announcements-desk.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.page}>
      <h1>Объявления и переключатели</h1>
      <AnnouncementsDesk />
    </Container>
  );
}
