import type { ComponentProps, ElementType, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  as?: ElementType;
  tone?: 'surface' | 'sunken' | 'accent';
  /** Without padding: a table or a picture reaches the border. */
  flush?: boolean;
};

export function Card({
  as: Box = 'div',
  tone = 'surface',
  flush = false,
  className,
  ...rest
}: CardProps): ReactElement {
  return (
    <Box
      {...rest}
      className={classNames(
        styles.card,
        tone !== 'surface' && styles[tone],
        flush && styles.flush,
        className,
      )}
    />
  );
}

/** The class of a link that covers its whole card; its accessible name is the link's text. */
export const cardLinkClassName = (className?: string): string => classNames(styles.cover, className);

export function CardLink({ className, children, ...rest }: ComponentProps<'a'>): ReactElement {
  return (
    <a {...rest} className={cardLinkClassName(className)}>
      {children}
    </a>
  );
}
