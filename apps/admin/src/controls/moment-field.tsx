import { DatePicker } from '@proverka/ui-kit/date-picker';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import desk from './desk.module.css';

interface MomentFieldProps {
  readonly label: string;
  /** What nothing stands for. */
  readonly hint: string;
  /** A day, or a day and a time, as `momentOfInput` reads it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day and an hour by the clock of Moscow. */
export function MomentField({ label, hint, value, onChange }: MomentFieldProps) {
  const [day = '', time = ''] = value.split('T');
  const set = (nextDay: string, nextTime: string) =>
    onChange(nextTime === '' ? nextDay : `${nextDay}T${nextTime}`);
  return (
    <div className={desk.fields}>
      <Field label={label} hint={hint} optional>
        <DatePicker value={day} onValueChange={(next) => set(next, time)} max="2100-12-31" />
      </Field>
      <Field label={`${label}: время`} hint="По Москве. Пусто — 00:00" optional>
        <TextInput
          numeric
          placeholder="ЧЧ:ММ"
          autoComplete="off"
          maxLength={5}
          value={time}
          onChange={({ target }) => set(day, target.value.trim())}
        />
      </Field>
    </div>
  );
}
