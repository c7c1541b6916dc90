import type { Valuation } from '@proverka/contract/valuation';
import { typeset } from '@proverka/words/typeset';
import styles from './valuation-report.module.css';

/** True of every value; the paper says it at its end. */
const law = 'Это не отчёт об оценке по закону № 135-ФЗ: для ипотеки, суда и наследства нужен оценщик.';

/** What was not known and is not in the value. */
export function ValueUnknown({ unknown }: Pick<Valuation, 'unknown'>) {
  return (
    <ul className={styles.unknown}>
      {[...unknown, law].map((sentence) => (
        <li key={sentence}>{typeset(sentence)}</li>
      ))}
    </ul>
  );
}
