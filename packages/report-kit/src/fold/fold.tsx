import { ChevronDownIcon } from '@proverka/ui-kit/icon';
import { useState, type ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Shown always: what is inside and what it comes to. */
  readonly head: ReactNode;
  /** Read at the first rendering: a report that changes closes nothing under its reader's hands. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Native `details`: works without a script, and the browser's search in the page opens it. */
export function Fold({ head, isOpen = false, children }: FoldProps) {
  const [wasOpen] = useState(isOpen);
  return (
    <details open={wasOpen} className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.head}>{head}</span>
        <ChevronDownIcon className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
