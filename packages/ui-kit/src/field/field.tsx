import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { FieldContext } from './field-control.ts';
import type { Messages } from './field-messages.tsx';
import { FieldMessages, hasMessages } from './field-messages.tsx';
import styles from './field.module.css';

export type FieldProps = Messages & {
  label: ReactNode;
  /** For screen readers only, when placeholder and button are clear enough. */
  hideLabel?: boolean;
  /** Marks a field as optional, because most are required. */
  optional?: boolean;
  /** One control of the kit; it gets its id, description and state from the field. */
  children: ReactNode;
  className?: string | undefined;
};

export function Field({
  label,
  hideLabel = false,
  optional = false,
  error,
  warning,
  hint,
  children,
  className,
}: FieldProps): ReactElement {
  const id = useId();
  const messagesId = `${id}messages`;
  const described = hasMessages({ error, warning, hint });
  const text = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional && ' '}
      {optional && <span className={styles.optional}>(необязательно)</span>}
    </label>
  );
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <FieldContext value={{ id, describedBy: described ? messagesId : undefined, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      <FieldMessages id={messagesId} error={error} warning={warning} hint={hint} />
    </div>
  );
}
