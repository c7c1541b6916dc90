import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import styles from './advert-filters.module.css';

interface End {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
}

interface NumberRangeProps {
  readonly legend: string;
  readonly from: End;
  readonly to: End;
  readonly onType: (end: 'from' | 'to', value: string) => void;
}

/** The least and the most, both optional. */
export function NumberRange({ legend, from, to, onType }: NumberRangeProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.range}>
        {(['from', 'to'] as const).map((end) => {
          const { name, value, error } = end === 'from' ? from : to;
          return (
            <Field key={end} label={end === 'from' ? 'От' : 'До'} hideLabel error={error ?? null}>
              <TextInput
                numeric
                name={name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                placeholder={end === 'from' ? 'от' : 'до'}
                value={value}
                onChange={({ target }) => onType(end, target.value)}
              />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
