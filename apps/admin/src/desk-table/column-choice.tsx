import { Checkbox } from '@proverka/ui-kit/checkbox';
import type { DeskColumn } from './desk-column.ts';
import styles from './desk-table.module.css';

interface ColumnChoiceProps<Row> {
  readonly columns: readonly DeskColumn<Row>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Which columns are shown. The first one names the row and stays. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
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
