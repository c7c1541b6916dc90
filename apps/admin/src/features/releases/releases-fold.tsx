import { typeset } from '@proverka/words/typeset';
import { useState, type ReactNode } from 'react';
import styles from './releases.module.css';

const PHONE_WIDTH = 768;

interface ReleasesFoldProps {
  readonly id: string;
  readonly title: string;
  /** Open from the beginning on a phone too. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A section that is closed on a phone until somebody opens it: there its tables are many screens of cards. */
export function ReleasesFold({ id, title, isOpen = false, children }: ReleasesFoldProps) {
  const [isOpenAtFirst] = useState(() => isOpen || window.innerWidth >= PHONE_WIDTH);
  return (
    <section aria-labelledby={id}>
      <details open={isOpenAtFirst} className={styles.fold}>
        <summary>
          <h2 id={id}>{typeset(title)}</h2>
        </summary>
        <div className={styles.folded}>{children}</div>
      </details>
    </section>
  );
}
