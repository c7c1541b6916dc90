import type { ReactElement, ReactNode } from 'react';
import { SpinnerIcon } from '../icon/icon.tsx';
import styles from './loader.module.css';

/** Something takes a while: says what, politely. */
export function Loader({ children }: { children: ReactNode }): ReactElement {
  return (
    <output className={styles.loader}>
      <SpinnerIcon size={24} className={styles.spinner} />
      <span>{children}</span>
    </output>
  );
}
