import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  children: ReactNode;
  hint?: ReactNode;
};

/** Takes effect at once; a value that is submitted by a button is a checkbox. */
export function Switch({ children, hint, className, ...rest }: SwitchProps): ReactElement {
  const hintId = useId();
  return (
    <label className={classNames(styles.label, className)}>
      <span className={styles.words}>
        <span>{children}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box has its own state
        role="switch"
        className={styles.track}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
      />
    </label>
  );
}
