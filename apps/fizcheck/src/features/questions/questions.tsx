import { typeset } from '@proverka/ui-kit/typeset';
import { Accordion } from '@proverka/ui-kit/accordion';
import { useId } from 'react';
import type { Question } from '../../content/questions.ts';
import styles from './questions.module.css';

/** Questions that open; they work without a script. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const headingId = useId();
  const items = questions.map(({ question, answer }) => ({
    key: question,
    title: typeset(question),
    content: <p>{typeset(answer)}</p>,
  }));
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>Вопросы и ответы</h2>
      <Accordion items={items} />
    </section>
  );
}
