import { DatePicker } from '@proverka/ui-kit/date-picker';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { isIsoDate } from '@proverka/validation/date';
import type { DeskFilter } from './desk-column.ts';
import type { FilterValues } from './list-address.domain.ts';
import { TextFilter } from './text-filter.tsx';
import { useTypedFilter } from './use-typed-filter.ts';

interface FilterFieldProps {
  readonly filter: DeskFilter;
  readonly values: FilterValues;
  readonly onChange: (changed: FilterValues) => void;
}

export function FilterField({ filter, values, onChange }: FilterFieldProps) {
  const { key, label, kind, options = [] } = filter;
  const value = values[key] ?? '';
  const change = (next: string) => onChange({ [key]: next });
  if (kind === 'day') return <DayFilter label={label} value={value} onChange={change} />;
  if (kind !== 'choice') return <TextFilter filter={filter} value={value} onChange={change} />;
  return (
    <Field label={label}>
      <Select
        value={value}
        options={[{ value: '', label: 'Все' }, ...options]}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}

interface DayFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const isWholeDay = (typed: string): boolean => typed === '' || isIsoDate(typed);

function DayFilter({ label, value, onChange }: DayFilterProps) {
  const { typed, setTyped, apply } = useTypedFilter(value, onChange, isWholeDay);
  return (
    <Field label={label}>
      <DatePicker value={typed} onValueChange={setTyped} onBlur={apply} />
    </Field>
  );
}
