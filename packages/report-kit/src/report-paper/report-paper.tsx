import type { ReactNode } from 'react';
import styles from './report-paper.module.css';

/** Around a report: printed, it is a document without the site's frame. */
export function ReportPaper({ children }: { readonly children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
