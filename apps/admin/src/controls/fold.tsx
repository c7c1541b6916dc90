import { ChevronDownIcon } from '@proverka/ui-kit/icon';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: ReactNode;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** What is seldom wanted, closed until somebody opens it. */
export const Fold = ({ title, onToggle, children }: FoldProps) => (
  <details onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <summary className={styles.title}>
      {title}
      <ChevronDownIcon className={styles.sign} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
