import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SpinnerIcon } from '../icon/icon.tsx';
import type { ButtonLook } from './button-look.ts';
import { buttonClassName } from './button-look.ts';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Stands before the label. */
    icon?: ReactNode;
    /** In progress: the button keeps its focus and ignores clicks. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement {
  const press = busy ? (event: MouseEvent) => event.preventDefault() : onClick;
  return (
    <button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      onClick={press}
      className={buttonClassName(
        { variant, size, wide },
        classNames(busy && icon === undefined && styles.roomForSpinner, className),
      )}
    >
      {busy ? <SpinnerIcon className={styles.spinner} /> : icon}
      {children}
    </button>
  );
}

/** A button with an icon only; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  variant = 'quiet',
  ...rest
}: Omit<ButtonProps, 'children' | 'wide' | 'icon'> & { label: string; icon: ReactNode }): ReactElement {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      title={label}
      className={classNames(styles.icon, className)}
    />
  );
}

/** A link styled as a button, for navigation. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { icon?: ReactNode }): ReactElement {
  return (
    <a {...rest} className={buttonClassName({ variant, size, wide }, className)}>
      {icon}
      {children}
    </a>
  );
}
