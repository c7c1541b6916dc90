import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field-control.ts';
import { ChevronDownIcon } from '../icon/icon.tsx';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & {
  options: readonly SelectOption[];
  /** The prompt shown until something is chosen; it cannot be chosen itself. */
  placeholder?: string;
  size?: 'small' | 'medium';
};

/**
 * The native select: it opens a phone's wheel, needs no script, and is styled where browsers support that.
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
