import type { ConsentText } from '@proverka/contract/consent';
import { formatDate } from '@proverka/words/dates';
import styles from './legal-document.module.css';

interface ConsentTextViewProps {
  readonly text: ConsentText & { readonly text: string };
}

/** A published text, letter for letter: nothing is typeset anew. */
export function ConsentTextView({ text }: ConsentTextViewProps) {
  return (
    <div className={styles.document}>
      <p className={styles.version}>
        Редакция от {formatDate(text.version)}
        {text.is_current ? ', действует' : ', заменена новой'}
      </p>
      <div className={styles.verbatim}>{text.text}</div>
      <p className={styles.version}>SHA-256: {text.hash}</p>
    </div>
  );
}
