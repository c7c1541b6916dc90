import { ChevronDownIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import type { StoryText } from '../../content/story-text.ts';
import styles from './story.module.css';

/** Sections of text, and questions that expand without a script. */
export function Story({ text }: { readonly text: StoryText }) {
  return (
    <div className={styles.story}>
      {text.sections.map(({ title, lead, points, isOrdered = false }) => {
        const List = isOrdered ? 'ol' : 'ul';
        return (
          <section key={title} className={styles.section}>
            <h2>{title}</h2>
            {lead !== undefined && <p className={styles.lead}>{typeset(lead)}</p>}
            <List className={isOrdered ? styles.steps : styles.points}>
              {points.map((point) => (
                <li key={point.title}>
                  <h3>{typeset(point.title)}</h3>
                  <p>{typeset(point.text)}</p>
                </li>
              ))}
            </List>
          </section>
        );
      })}
      <section className={styles.section}>
        <h2>Вопросы и ответы</h2>
        <div className={styles.questions}>
          {text.questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                {typeset(question)}
                <ChevronDownIcon className={styles.sign} />
              </summary>
              <p>{typeset(answer)}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
