import type { ReactElement, ReactNode } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { CloseIcon } from '../icon/icon.tsx';
import { useOverPage } from '../over-page/use-over-page.ts';
import styles from './cookie-bar.module.css';

export type CookieBarProps = {
  /** What is stored and why, with a link to the policy. */
  children: ReactNode;
  onAccept: () => void;
  onClose: () => void;
};

/** At the bottom of the viewport; takes no focus, and what has it is scrolled clear of the bar. */
export function CookieBar({ children, onAccept, onClose }: CookieBarProps): ReactElement {
  return (
    <section ref={useOverPage('--floating-bar', 16)} aria-label="Файлы cookie" className={styles.bar}>
      <p className={styles.words}>{children}</p>
      <div className={styles.actions}>
        <Button onClick={onAccept}>Хорошо</Button>
        <IconButton label="Закрыть" icon={<CloseIcon />} onClick={onClose} />
      </div>
    </section>
  );
}
