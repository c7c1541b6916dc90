import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /** One primary button a screen: the next step. `overlay` stands on pictures. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'overlay' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as what it stands in. */
  wide?: boolean | undefined;
};

/** The look of a button for whatever element a router renders. */
export const buttonClassName = (
  { variant = 'primary', size = 'medium', wide = false }: ButtonLook = {},
  className?: string,
): string =>
  classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    className,
  );
