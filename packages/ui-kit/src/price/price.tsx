import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

export type PriceProps = {
  /** Formatted by the caller: «1 299 ₽», «Бесплатно». */
  value: string;
  /** The previous price in the same form. */
  was?: string;
  /** The lowest of several prices: «от 499 ₽». */
  from?: boolean;
  /** «за отчёт» */
  note?: string;
  size?: 'small' | 'medium' | 'large';
};

export function Price({ value, was, from = false, note, size = 'medium' }: PriceProps): ReactElement {
  return (
    <span className={classNames(styles.price, size !== 'medium' && styles[size])}>
      <span className={styles.now}>
        {from && 'от\u00A0'}
        {value}
      </span>
      {was !== undefined && (
        <s className={styles.was}>
          <VisuallyHidden>Прежняя цена: </VisuallyHidden>
          {was}
        </s>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  );
}
