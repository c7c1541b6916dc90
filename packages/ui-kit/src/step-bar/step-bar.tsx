import type { ReactNode } from 'react';
import { useOverPage } from '../over-page/use-over-page.ts';
import styles from './step-bar.module.css';

/** What a step comes to and the button of the next one: they stay in reach while a long list is scrolled. */
export function StepBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bar} ref={useOverPage('--step-bar')}>
      {children}
    </div>
  );
}
