import type { Batch, LackingColumn } from '@proverka/contract/wholesale';
import { Link } from '@proverka/shell-sdk/router';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { missingWords } from '@proverka/words/missing-words';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { lineRanges } from './line-ranges.domain.ts';
import styles from './batch.module.css';

interface LackingProps {
  readonly batch: Batch;
  readonly isSkipped: boolean;
  readonly onSkip: (isSkipped: boolean) => void;
}

const whatToDo =
  'Добавьте столбец в таблицу и загрузите её снова, или не ждите этих данных. Иначе после оплаты строки будут ждать их от вас.';
const whatSkipped =
  'Эти проверки пропустим сразу, остальные сделаем. Деньги вернутся за строки, где не ответил ни один источник, и за проверки с отдельной ценой.';

/** The columns that the chosen products need and the list does not have, before anything is paid. */
export function Lacking({ batch, isSkipped, onSkip }: LackingProps) {
  if (batch.lacking.length === 0) return null;
  return (
    <section aria-labelledby="lacking" className={styles.lacking}>
      <h3 id="lacking" className={styles.small}>
        Чего нет в&nbsp;таблице
      </h3>
      <dl className={styles.columns}>
        {batch.lacking.map((column) => (
          <div key={`${column.kind} ${column.missing}`}>
            <dt>{missingWords(column.missing)}</dt>
            <dd>{typeset(rowsWithout(column, batch))}</dd>
            <dd className={styles.note}>{typeset(`Без этого не будет: ${column.checks.join(', ')}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {typeset(whatToDo)} <Link to="/wholesale/#order">Загрузить другую таблицу</Link>
      </p>
      <Checkbox
        checked={isSkipped}
        hint={typeset(whatSkipped)}
        onChange={({ target }) => onSkip(target.checked)}
      >
        Пропустить для&nbsp;всех
      </Checkbox>
    </section>
  );
}

function rowsWithout({ lines, kind }: LackingColumn, { groups }: Batch): string {
  const all = groups.find((group) => group.kind === kind)?.rows;
  const which = lines.length === 1 ? 'строка' : 'строки';
  return lines.length === all
    ? `Нет во всех строках: ${lineRanges(lines)}`
    : `Нет в ${counted(lines.length, 'строке', 'строках', 'строках')}: ${which} ${lineRanges(lines)}`;
}
