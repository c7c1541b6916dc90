import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import styles from './check-summary.module.css';
import { subjectFacts } from './subject-facts.ts';

interface CheckSummaryProps {
  readonly subject: Readonly<Record<string, string>>;
  /** The path of the form with the draft. */
  readonly editPath: string;
}

/** The subject of the order, with a link to correct it. */
export function CheckSummary({ subject, editPath }: CheckSummaryProps) {
  return (
    <section aria-labelledby="check-subject" className={styles.summary}>
      <h2 id="check-subject" className={styles.title}>
        {subject['last_name'] === undefined ? 'О чём отчёт' : 'О ком отчёт'}
      </h2>
      <dl className={styles.facts}>
        {subjectFacts(subject).map(({ title, value }) => (
          <div key={title} className={styles.fact}>
            <dt>{title}</dt>
            <dd>{typeset(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={editPath} className={linkClassName('accent', styles.edit)}>
          Изменить данные
        </Link>
      </p>
    </section>
  );
}
