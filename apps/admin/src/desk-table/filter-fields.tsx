import { DatePicker } from '@proverka/ui-kit/date-picker';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { isIsoDate } from '@proverka/validation/date';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DeskFilter } from './desk-column.ts';
import type { FilterValues } from './list-address.domain.ts';

const WAIT_MS = 300;

interface FilterFieldProps {
  readonly filter: DeskFilter;
  readonly values: FilterValues;
  readonly onChange: (changed: FilterValues) => void;
  readonly input?: RefObject<HTMLInputElement | null> | undefined;
}

export function FilterField({ filter, values, onChange, input }: FilterFieldProps) {
  const { key, label, kind, options = [] } = filter;
  const value = values[key] ?? '';
  const change = (next: string) => onChange({ [key]: next });
  return (
    <Field label={label}>
      {kind === 'choice' ? (
        <Select
          value={value}
          options={[{ value: '', label: 'Все' }, ...options]}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <TypedFilter filter={filter} value={value} onChange={change} input={input} />
      )}
    </Field>
  );
}

interface TypedFilterProps {
  readonly filter: DeskFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly input: RefObject<HTMLInputElement | null> | undefined;
}

/** Applied when somebody stops typing, or at once by Enter. */
function TypedFilter({ filter: { kind, placeholder }, value, onChange, input }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const applied = useRef(value);
  useEffect(() => {
    // Changed from elsewhere: a view was opened, the filters were taken away.
    if (value === applied.current) return;
    applied.current = value;
    setTyped(value);
  }, [value]);
  const apply = (next: string) => {
    if (next.trim() === applied.current) return;
    applied.current = next.trim();
    onChange(next.trim());
  };
  const isWhole = kind !== 'day' || typed === '' || isIsoDate(typed);
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    if (!isWhole) return undefined;
    const timer = setTimeout(() => latest.current(typed), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, isWhole]);
  if (kind === 'day') return <DatePicker value={typed} onValueChange={setTyped} />;
  return (
    <TextInput
      ref={input}
      type={kind === 'text' ? 'search' : 'text'}
      autoComplete="off"
      {...(kind === 'number' && { inputMode: 'decimal' as const, numeric: true })}
      {...(placeholder !== undefined && { placeholder })}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && apply(typed)}
    />
  );
}
