import type { ElementType, ReactElement, ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import { DocumentIcon } from '../icon/icon.tsx';
import { typesetWords } from '../typeset/typeset-words.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** What would be here and how to get it. */
  text?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
  icon?: Icon;
  headingAs?: ElementType;
};

export function EmptyState({
  title,
  text,
  actions,
  icon: StateIcon = DocumentIcon,
  headingAs: Heading = 'h2',
}: EmptyStateProps): ReactElement {
  return (
    <div className={styles.state}>
      <StateIcon size={24} className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{typesetWords(text)}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
