import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Messages } from '../field/field-messages.tsx';
import { FieldMessages, hasMessages } from '../field/field-messages.tsx';
import { boxClassName } from './box-look.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  Omit<Messages, 'warning'> & {
    /** The label; links inside it work as links. */
    children: ReactNode;
  };

export function Checkbox({ children, error, hint, className, ...rest }: CheckboxProps): ReactElement {
  const id = useId();
  const messagesId = `${id}messages`;
  return (
    <div className={classNames(styles.row, className)}>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          className={boxClassName(styles.box)}
          {...(hasMessages({ error, hint }) && { 'aria-describedby': messagesId })}
          {...(error && { 'aria-invalid': true })}
        />
        <span>{children}</span>
      </label>
      <div className={styles.messages}>
        <FieldMessages id={messagesId} error={error} hint={hint} />
      </div>
    </div>
  );
}
