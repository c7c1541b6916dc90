import { Checkbox } from '@proverka/ui-kit/checkbox';
import styles from './list-tools.module.css';

/** A column as it is chosen by. */
export interface ChosenColumn {
  readonly key: string;
  readonly title: string;
}

interface ColumnChoiceProps {
  readonly columns: readonly ChosenColumn[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Which columns are shown. The first one names the row and stays. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Столбцы</legend>
      {columns.slice(1).map(({ key, title }) => (
        <Checkbox
          key={key}
          checked={!hidden.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
          }
        >
          {title}
        </Checkbox>
      ))}
    </fieldset>
  );
}
