import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import type { ComboboxProps } from '../combobox/combobox.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { FieldContext } from '../field/field-control.ts';
import { FieldMessages } from '../field/field-messages.tsx';
import { SearchIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './search-box.module.css';

export type SearchBoxProps<Item> = Omit<ComboboxProps<Item>, 'size' | 'before' | 'onSubmit' | 'className'> & {
  label: string;
  onSubmit: () => void;
  submitLabel?: string;
  busy?: boolean;
  /** Why the text cannot be searched for. */
  error?: string | null | undefined;
  /** Below the field: an example, a consent box. */
  children?: ReactNode;
};

/** The most prominent control of its screen: one field and one button. */
export function SearchBox<Item>({
  label,
  onSubmit,
  submitLabel = 'Найти',
  busy = false,
  error,
  children,
  ...field
}: SearchBoxProps<Item>): ReactElement {
  const id = useId();
  const messagesId = `${id}messages`;
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
        <div className={styles.bar}>
          <FieldContext value={{ id, describedBy: error ? messagesId : undefined, invalid: Boolean(error) }}>
            <Combobox
              size="large"
              before={<SearchIcon size={24} className={styles.icon} />}
              {...field}
              className={styles.field}
            />
          </FieldContext>
          <Button type="submit" size="large" busy={busy}>
            {submitLabel}
          </Button>
        </div>
        <FieldMessages id={messagesId} error={error} />
        {children}
      </form>
    </search>
  );
}
