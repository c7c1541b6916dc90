import { useId, type ReactNode } from 'react';
import { typeset } from '@proverka/words/typeset';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import styles from './report-section.module.css';

interface ReportSectionProps {
  readonly title: string;
  /** The source and date of the section's content; shown in every section. */
  readonly source?: string;
  /** The anchor for the table of contents. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function ReportSection({ title, source, id, children }: ReportSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {source !== undefined && <p className={styles.source}>{withWholeNumbers(typeset(source))}</p>}
      </div>
      {children}
    </section>
  );
}

/** A titled part of a section. */
export function ReportSubsection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </div>
  );
}

/** A plain text inside a section: «Записей нет», an explanation. */
export function ReportRemark({ children }: { readonly children: ReactNode }) {
  return <p className={styles.remark}>{typeof children === 'string' ? typeset(children) : children}</p>;
}
