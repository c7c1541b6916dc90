import { Container } from '@proverka/ui-kit/layout';
import { PollResults } from '../features/report-ratings/poll-results.tsx';
import { ReportRatingsList } from '../features/report-ratings/report-ratings-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Оценки отчётов</h1>
      <ReportRatingsList />
      <h2>Что решили после отчёта</h2>
      <PollResults />
    </Container>
  );
}
