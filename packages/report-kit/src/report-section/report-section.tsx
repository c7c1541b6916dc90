import { useId, type ReactNode } from 'react';
import { typeset } from '@proverka/words/typeset';
import { Fold } from '../fold/fold.tsx';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import styles from './report-section.module.css';

interface ReportSectionProps {
  readonly title: string;
  /** The source and date of the section's content; shown in every section. */
  readonly source?: string;
  /** The anchor for the table of contents. */
  readonly id?: string;
  /** The section folds; what it comes to stands beside its title. */
  readonly fold?: { readonly result: string; readonly isOpen: boolean };
  readonly children: ReactNode;
}

export function ReportSection({ title, source, id, fold, children }: ReportSectionProps) {
  const headingId = useId();
  const head = (
    <>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {fold !== undefined && <span className={styles.result}>{typeset(fold.result)}</span>}
      {source !== undefined && <span className={styles.source}>{withWholeNumbers(typeset(source))}</span>}
    </>
  );
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      {fold === undefined ? (
        <>
          <div className={styles.head}>{head}</div>
          {children}
        </>
      ) : (
        <Fold head={head} isOpen={fold.isOpen}>
          <div className={styles.folded}>{children}</div>
        </Fold>
      )}
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
