import { typeset } from '@proverka/ui-kit/typeset';
import { Card } from '@proverka/ui-kit/card';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { passportAnswers } from '../../content/passport-answers.ts';
import styles from './home.module.css';

const examples = [
  { result: 'valid', level: 'clear' },
  { result: 'invalid', level: 'danger' },
  { result: 'unavailable', level: 'unchecked' },
] as const;

/** The three answers there are, as they will be read. */
export function Answers() {
  return (
    <section className={styles.section}>
      <h2>Какие бывают ответы</h2>
      <ul className={styles.answers}>
        {examples.map(({ result, level }) => (
          <Card key={result} as="li" className={styles.answer}>
            <h3 className={styles.answerTitle}>
              <LevelMark level={level}>{passportAnswers[result].title}</LevelMark>
            </h3>
            <p className={styles.answerText}>{typeset(passportAnswers[result].meaning)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
