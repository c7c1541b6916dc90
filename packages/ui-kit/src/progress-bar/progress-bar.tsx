import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

/** How far something is: a thin bar. Its words stand beside it, `aria-label` or a `label` around names it. */
export function ProgressBar({ className, ...rest }: ComponentProps<'progress'>): ReactElement {
  return <progress {...rest} className={classNames(styles.bar, className)} />;
}
