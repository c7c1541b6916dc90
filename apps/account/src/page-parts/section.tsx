import { Card } from '@proverka/ui-kit/card';
import { typeset } from '@proverka/words/typeset';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** One sentence about its purpose. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A section of the settings with its heading. */
export function Section({ title, note, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {typeset(title)}
        </h2>
        {note !== undefined && <p className={styles.note}>{typeset(note)}</p>}
      </div>
      {children}
    </Card>
  );
}
