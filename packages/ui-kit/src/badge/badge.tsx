import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeKind = 'new' | 'recommend' | 'all-includes' | 'plain';

const WORDS: Record<Exclude<BadgeKind, 'plain'>, string> = {
  new: 'Новое',
  recommend: 'Рекомендуем',
  'all-includes': 'Всё включено',
};

export type BadgeProps =
  | { kind: Exclude<BadgeKind, 'plain'>; children?: ReactNode }
  | { kind?: 'plain'; children: ReactNode };

/** A word or two about a thing; the known kinds bring their own. */
export function Badge({ kind = 'plain', children }: BadgeProps): ReactElement {
  return (
    <span className={classNames(styles.badge, kind !== 'plain' && styles[kind])}>
      {children ?? (kind === 'plain' ? null : WORDS[kind])}
    </span>
  );
}
