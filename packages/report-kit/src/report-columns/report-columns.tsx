import type { ReactNode } from 'react';
import { useOpenTarget } from '../fold/use-open-target.ts';
import { ReportBar, type ContentsEntry } from '../report-bar/report-bar.tsx';
import styles from './report-columns.module.css';

interface ReportColumnsProps {
  /** The sections one may jump to; of one there is nothing to choose. */
  readonly contents: readonly ContentsEntry[];
  /** What stays in reach beside the contents: the PDF, the same check again. */
  readonly steps?: ReactNode;
  readonly children: ReactNode;
}

/** The sections of a report with its contents beside them; on a phone above them. */
export function ReportColumns({ contents, steps, children }: ReportColumnsProps) {
  useOpenTarget();
  return (
    <div className={styles.columns}>
      {contents.length > 1 && <ReportBar sections={contents}>{steps}</ReportBar>}
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
