import { Card } from '@proverka/ui-kit/card';
import { typeset } from '@proverka/words/typeset';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** One sentence: what this is for. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the settings under a heading of its own. */
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
