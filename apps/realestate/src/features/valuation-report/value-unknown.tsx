import type { Valuation } from '@proverka/contract/valuation';
import { typeset } from '@proverka/words/typeset';
import styles from './valuation-report.module.css';

/** True of every value, whatever is known of the flat. */
const always = [
  'Это не отчёт об оценке по закону № 135-ФЗ: для ипотеки, суда и наследства нужен оценщик.',
  'Обременения, доли и прописанные люди в цену не входят: их показывает выписка.',
];

/** What was not known and is not in the value. */
export function ValueUnknown({ unknown }: Pick<Valuation, 'unknown'>) {
  return (
    <ul className={styles.unknown}>
      {[...unknown, ...always].map((sentence) => (
        <li key={sentence}>{typeset(sentence)}</li>
      ))}
    </ul>
  );
}
