import type { Report } from '@proverka/contract/report';
import { isFinal } from '../report-state.domain.ts';
import styles from './opinion.module.css';
import { ReportPoll } from './report-poll.tsx';
import { ReportRating } from './report-rating.tsx';

/** What the reader says of a report that has ended: the decision it led to, and whether it was of use. */
export const ReportOpinion = ({ report }: { readonly report: Report }) => (
  <div className={styles.opinion}>
    <ReportPoll report={report} />
    {isFinal(report.status) && !isMissing(report) && <ReportRating report={report} />}
  </div>
);

const isMissing = ({ status }: Report): boolean => status === 'failed' || status === 'refunded';
