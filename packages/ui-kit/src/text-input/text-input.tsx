import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field/field-control.ts';
import styles from './text-input.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: 'medium' | 'large';
  /** Tabular digits: numbers, dates, document series. */
  numeric?: boolean;
  /** An icon before the text, a unit or a button after it. */
  before?: ReactNode;
  after?: ReactNode;
};

export function TextInput({
  size = 'medium',
  numeric = false,
  before,
  after,
  className,
  ...rest
}: TextInputProps): ReactElement {
  const control = useFieldControl(rest);
  return (
    <span className={classNames(styles.box, className)}>
      {before !== undefined && <span className={styles.before}>{before}</span>}
      <input
        {...rest}
        {...control}
        className={classNames(styles.input, size === 'large' && styles.large, numeric && styles.numeric)}
      />
      {after !== undefined && <span className={styles.after}>{after}</span>}
    </span>
  );
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>): ReactElement {
  const control = useFieldControl(rest);
  return (
    <span className={classNames(styles.box, className)}>
      <textarea {...rest} {...control} className={styles.input} />
    </span>
  );
}
