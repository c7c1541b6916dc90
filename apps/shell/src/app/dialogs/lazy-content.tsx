import { Suspense, type ReactNode } from 'react';
import styles from './lazy-content.module.css';

/** What a dialog shows while its own code loads. */
export function LazyContent({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<output className={styles.pending}>Загружаем…</output>}>{children}</Suspense>;
}
