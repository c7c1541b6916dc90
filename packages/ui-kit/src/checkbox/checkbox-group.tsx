import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import type { Messages } from '../field/field-messages.tsx';
import { FieldMessages, hasMessages } from '../field/field-messages.tsx';
import styles from './checkbox-group.module.css';

export type CheckboxGroupProps = Omit<Messages, 'warning'> & {
  legend: ReactNode;
  /** Checkboxes of the kit. */
  children: ReactNode;
};

/** Checkboxes that answer one question, with one error for all of them. */
export function CheckboxGroup({ legend, error, hint, children }: CheckboxGroupProps): ReactElement {
  const id = useId();
  const messagesId = `${id}messages`;
  return (
    <fieldset
      className={styles.group}
      {...(hasMessages({ error, hint }) && { 'aria-describedby': messagesId })}
      {...(error && { 'aria-invalid': true })}
    >
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldMessages id={messagesId} error={error} hint={hint} />
    </fieldset>
  );
}
