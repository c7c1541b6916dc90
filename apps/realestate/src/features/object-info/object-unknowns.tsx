import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { objectUnknowns } from '../../content/object-unknowns.ts';
import styles from './object-facts.module.css';

/** Tells before the order what the open registers above do not contain. */
export function ObjectUnknowns() {
  return (
    <section aria-labelledby="unknowns" className={styles.section}>
      <h2 id="unknowns">Чего здесь не видно</h2>
      <dl className={styles.source}>
        {objectUnknowns.map(({ question, answer, link }) => (
          <div key={question} className={styles.fact}>
            <dt className={styles.question}>{typeset(question)}</dt>
            <dd className={styles.value}>
              {typeset(answer)}{' '}
              {link && (
                <Link to={link.to} className={linkClassName()}>
                  {link.text}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
