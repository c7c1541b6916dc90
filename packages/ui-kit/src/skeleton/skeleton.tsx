import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** A placeholder of the content's size. */
  shape?: 'text' | 'title' | 'control' | 'card' | 'picture';
  width?: 'full' | 'most' | 'half' | 'quarter';
};

export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, styles[shape], width !== 'full' && styles[width])}
    />
  );
}

/** Placeholder lines, the last one shorter; announces once that something is loading. */
export function SkeletonText({
  lines = 3,
  label = 'Загружается',
}: {
  lines?: number;
  label?: string;
}): ReactElement {
  return (
    <output className={styles.lines}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 && lines > 1 ? 'half' : 'full'} />
      ))}
    </output>
  );
}
