import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field-control.ts';
import { ChevronDownIcon } from '../icon/icon.tsx';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & {
  options: readonly SelectOption[];
  /** The question shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
  size?: 'small' | 'medium';
};

/**
 * The platform's own select: it opens the wheel of a phone, needs no script, and is styled through where
 * browsers allow it.
 */
export function Select({
  options,
  placeholder,
  size = 'medium',
  className,
  ...rest
}: SelectProps): ReactElement {
  const control = useFieldControl(rest);
  const start =
    placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined
      ? { defaultValue: '' }
      : {};
  return (
    <span className={classNames(styles.box, className)}>
      <select
        {...start}
        {...rest}
        {...control}
        className={classNames(styles.select, size === 'small' && styles.small)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.chevron} />
    </span>
  );
}
