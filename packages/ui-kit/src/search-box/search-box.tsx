import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { ComboboxProps } from '../combobox/combobox.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { Field } from '../field/field.tsx';
import { SearchIcon } from '../icon/icon.tsx';
import styles from './search-box.module.css';

export type SearchBoxProps<Item> = Omit<ComboboxProps<Item>, 'size' | 'before' | 'onSubmit'> & {
  label: string;
  onSubmit: () => void;
  submitLabel?: string;
  busy?: boolean;
  /** Why the text cannot be searched for. */
  error?: string | null;
  /** Under the field: an example, a consent box. */
  children?: ReactNode;
};

/** The loudest thing on its screen: one field and one button. */
export function SearchBox<Item>({
  label,
  onSubmit,
  submitLabel = 'Найти',
  busy = false,
  error,
  children,
  ...field
}: SearchBoxProps<Item>): ReactElement {
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <Field label={label} hideLabel error={error}>
          <Combobox size="large" before={<SearchIcon size={24} />} {...field} />
        </Field>
        <Button type="submit" size="large" busy={busy}>
          {submitLabel}
        </Button>
        {children !== undefined && <div className={styles.below}>{children}</div>}
      </form>
    </search>
  );
}
