import type { ComponentProps, ElementType, ReactElement } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only; `as="output"` is a polite live region. */
export const VisuallyHidden = ({
  as: Tag = 'span',
  ...rest
}: ComponentProps<'span'> & { as?: ElementType }): ReactElement => (
  <Tag {...rest} className={styles.hidden} />
);
