import type { ReactNode } from 'react';
import styles from './report-paper.module.css';

/** Wraps a report so that it is printed as a document without the site's frame. */
export function ReportPaper({ children }: { readonly children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
