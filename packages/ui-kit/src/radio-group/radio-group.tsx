import type { ReactElement, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Messages } from '../field/field-messages.tsx';
import { FieldMessages, hasMessages } from '../field/field-messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './radio-group.module.css';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line: a price. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = Omit<Messages, 'warning'> & {
  legend: ReactNode;
  hideLegend?: boolean;
  options: ReadonlyArray<RadioOption<Value>>;
  value?: Value | null;
  onValueChange?: (value: Value) => void;
  name?: string;
  /** Bordered options for a few important choices. */
  cards?: boolean;
  /** The first option, which gets the focus after a refused form. */
  ref?: Ref<HTMLInputElement>;
};

export function RadioGroup<Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onValueChange,
  name,
  cards = false,
  error,
  hint,
  ref,
}: RadioGroupProps<Value>): ReactElement {
  const id = useId();
  const messagesId = `${id}messages`;
  return (
    <fieldset
      className={classNames(styles.group, error && styles.invalid)}
      {...(hasMessages({ error, hint }) && { 'aria-describedby': messagesId })}
    >
      <legend className={styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={classNames(styles.options, cards && styles.cards)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(index === 0 && { ref })}
              {...(value !== undefined && { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
              className={styles.dot}
            />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldMessages id={messagesId} error={error} hint={hint} />
    </fieldset>
  );
}
