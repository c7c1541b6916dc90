import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

/** A thin progress bar. Its text is beside it; `aria-label` or a surrounding `label` names it. */
export function ProgressBar({ className, ...rest }: ComponentProps<'progress'>): ReactElement {
  return <progress {...rest} className={classNames(styles.bar, className)} />;
}
