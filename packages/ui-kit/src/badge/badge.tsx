import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  kind?: 'new' | 'recommend' | 'all-includes' | 'plain';
  children: ReactNode;
}

/** A label of a word or two. */
export function Badge({ kind = 'plain', children }: BadgeProps): ReactElement {
  return <span className={classNames(styles.badge, kind !== 'plain' && styles[kind])}>{children}</span>;
}
