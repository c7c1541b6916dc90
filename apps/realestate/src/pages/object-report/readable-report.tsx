import type { Report } from '@proverka/contract/report';
import { Fragment } from 'react';
import { ReportContents } from '../../features/extract-report/report-contents.tsx';
import styles from './object-report.module.css';
import { reportSections } from './report-sections.tsx';

/** A report from verdict to sources, with its table of contents. */
export function ReadableReport({ report }: { readonly report: Report }) {
  const sections = reportSections(report);
  return (
    <div className={styles.columns}>
      <ReportContents sections={sections} />
      <div className={styles.sections}>
        {sections.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
      </div>
    </div>
  );
}
