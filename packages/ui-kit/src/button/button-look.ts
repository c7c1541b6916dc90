import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /** One primary button per screen: the next step. `overlay` is for use on pictures. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'overlay' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
};

/** The button's class names, for elements rendered by a router. */
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
