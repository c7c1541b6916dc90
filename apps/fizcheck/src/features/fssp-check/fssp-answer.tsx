import type { ApiReply } from '@proverka/contract/api';
import type { FreeFsspResult } from '@proverka/contract/free-fssp';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { subjectFacts } from '@proverka/order-flow/subject-facts';
import { Facts } from '@proverka/report-kit/facts';
import { momentWords } from '@proverka/words/moments';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { levelTint } from '@proverka/ui-kit/level-tint';
import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import type { PersonSubject } from '@proverka/validation/forms/person';
import { useEffect, useRef } from 'react';
import { checkoutPath } from '../../content/check-paths.ts';
import { fsspAnswers } from '../../content/fssp-answers.ts';
import styles from '../../free-check/free-answer.module.css';

type Answer = ApiReply<'POST /fssp/free'>;

interface FsspAnswerProps {
  readonly answer: Answer;
  /** The person the answer is about: the fields above may have changed since. */
  readonly subject: PersonSubject;
  readonly onStartOver: () => void;
}

const looks = {
  found: { level: 'warning', word: 'Ответ получен' },
  nothing_found: { level: 'clear', word: 'Ответ получен' },
  unavailable: { level: 'unchecked', word: 'Ответа нет' },
} as const satisfies Record<FreeFsspResult, unknown>;

/** Debts with their number, no debts, or unknown, with source and date. Takes the focus when it appears. */
export function FsspAnswer({ answer, subject, onStartOver }: FsspAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { title, meaning, next } = fsspAnswers[answer.result];
  const { level, word } = looks[answer.result];
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const orderDetails = () => {
    checkDraft().save({ product_name: 'CheckFssp', subject: { ...subject } });
    void navigate(checkoutPath);
  };
  return (
    <section aria-label="Ответ" className={`${styles.answer} ${levelTint(level)}`}>
      <LevelMark level={level}>{word}</LevelMark>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {typeset(title(answer.count ?? 0))}
      </h2>
      <p className={styles.meaning}>{typeset(meaning)}</p>
      <Facts plain facts={factsOf(answer, subject)} />
      <ul className={styles.next}>
        {next.map((step) => (
          <li key={step}>{typeset(step)}</li>
        ))}
      </ul>
      <p className={styles.actions}>
        {answer.result === 'found' && <Button onClick={orderDetails}>Узнать подробности</Button>}
        <Button variant="secondary" onClick={onStartOver}>
          Проверить другого человека
        </Button>
      </p>
    </section>
  );
}

function factsOf({ source, source_date, checked_at }: Answer, subject: PersonSubject) {
  return [
    ...subjectFacts({ ...subject }),
    { title: 'Источник', value: source },
    ...(source_date === null ? [] : [{ title: 'Сведения на', value: formatDate(source_date) }]),
    { title: 'Проверено', value: momentWords(checked_at) },
  ];
}
