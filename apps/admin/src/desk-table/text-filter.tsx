import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import type { RefObject } from 'react';
import type { DeskFilter } from './desk-column.ts';
import { useTypedFilter } from './use-typed-filter.ts';

interface TextFilterProps {
  readonly filter: DeskFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly input?: RefObject<HTMLInputElement | null> | undefined;
}

/** A filter of words or of a number; Enter and leaving the field apply it at once. */
export function TextFilter({ filter, value, onChange, input }: TextFilterProps) {
  const { label, kind, placeholder } = filter;
  const { typed, setTyped, apply } = useTypedFilter(value, onChange);
  return (
    <Field label={label}>
      <TextInput
        ref={input}
        type={kind === 'text' ? 'search' : 'text'}
        autoComplete="off"
        {...(kind === 'number' && { inputMode: 'decimal' as const, numeric: true })}
        {...(placeholder !== undefined && { placeholder })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
    </Field>
  );
}
