import { DatePicker } from '@proverka/ui-kit/date-picker';
import { Field } from '@proverka/ui-kit/field';
import { isIsoDate } from '@proverka/validation/date';
import { useState } from 'react';
import styles from './period-fields.module.css';

interface PeriodOfDays {
  /** ISO days, both included; empty where it is open. */
  readonly from: string;
  readonly to: string;
}

interface PeriodFieldsProps {
  readonly period: PeriodOfDays;
  readonly onChange: (period: PeriodOfDays) => void;
}

/** The days of a list. A day counts as soon as it is whole; a period that ends before it begins is told, not asked for. */
export function PeriodFields({ period: { from, to }, onChange }: PeriodFieldsProps) {
  const [known, setKnown] = useState({ from, to });
  const [typed, setTyped] = useState({ from, to });
  // The address changes without the fields too: by going back, by taking all filters away.
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to });
    setTyped({ from, to });
  }
  const set = (changed: Partial<PeriodOfDays>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    const isWhole = [next.from, next.to].every((day) => day === '' || isIsoDate(day));
    if (isWhole && !isBackwards(next)) onChange(next);
  };
  return (
    <div className={styles.period}>
      <Field label="С какого дня">
        <DatePicker value={typed.from} onValueChange={(day) => set({ from: day })} />
      </Field>
      <Field label="По какой день" error={isBackwards(typed) ? 'Раньше начала периода' : null}>
        <DatePicker value={typed.to} onValueChange={(day) => set({ to: day })} />
      </Field>
    </div>
  );
}

const isBackwards = ({ from, to }: PeriodOfDays): boolean => isIsoDate(from) && isIsoDate(to) && from > to;
