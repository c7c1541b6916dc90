import { Container } from '@proverka/ui-kit/layout';
import { ReportRatingsList } from '../features/report-ratings/report-ratings-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Оценки отчётов</h1>
      <ReportRatingsList />
    </Container>
  );
}
