import type { ReactElement, ReactNode } from 'react';
import { SpinnerIcon } from '../icon/icon.tsx';
import styles from './loader.module.css';

/** A loading indicator with a politely announced text. */
export function Loader({ children }: { children: ReactNode }): ReactElement {
  return (
    <output className={styles.loader}>
      <SpinnerIcon size={24} className={styles.spinner} />
      <span>{children}</span>
    </output>
  );
}
