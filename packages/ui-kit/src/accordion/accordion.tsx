import type { ReactElement, ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { key: string; title: ReactNode; content: ReactNode; open?: boolean };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Opening one closes the others with the same name. */
  name?: string;
};

/** Native `details`: works without a script and opens by the browser's search in the page. */
export function Accordion({ items, name }: AccordionProps): ReactElement {
  return (
    <div className={styles.list}>
      {items.map(({ key, title, content, open = false }) => (
        <details key={key} name={name} open={open} className={styles.item}>
          <summary className={styles.summary}>
            {title}
            <ChevronDownIcon className={styles.sign} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
