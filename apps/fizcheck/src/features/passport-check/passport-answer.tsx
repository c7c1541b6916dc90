import type { ApiReply } from '@proverka/contract/api';
import type { PassportResult } from '@proverka/contract/passport';
import { Facts } from '@proverka/report-kit/facts';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { Button } from '@proverka/ui-kit/button';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { levelTint } from '@proverka/ui-kit/level-tint';
import { formatDate } from '@proverka/words/dates';
import { formatPassport } from '@proverka/words/document-numbers';
import { parsePassport, type Passport } from '@proverka/validation/passport';
import { useEffect, useRef } from 'react';
import { passportAnswers } from '../../content/passport-answers.ts';
import styles from '../../free-check/free-answer.module.css';

type Answer = ApiReply<'POST /passport/check'>;

interface PassportAnswerProps {
  readonly answer: Answer;
  /** The passport the answer is about: the fields above may have changed since. */
  readonly passport: Passport;
  readonly onStartOver: () => void;
}

const levels = { valid: 'clear', invalid: 'danger', unavailable: 'unchecked' } as const satisfies Record<
  PassportResult,
  string
>;
const levelWords: Readonly<Record<PassportResult, string>> = {
  valid: 'Ответ получен',
  invalid: 'Ответ получен',
  unavailable: 'Ответа нет',
};

/** One of three answers with source and date, what it means and does not mean. Takes the focus when it appears. */
export function PassportAnswer({ answer, passport, onStartOver }: PassportAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, meaning, next } = passportAnswers[answer.result];
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-label="Ответ" className={`${styles.answer} ${levelTint(levels[answer.result])}`}>
      <LevelMark level={levels[answer.result]}>{levelWords[answer.result]}</LevelMark>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.meaning}>{typeset(meaning)}</p>
      <Facts plain facts={factsOf(answer, passport)} />
      <ul className={styles.next}>
        {next.map((step) => (
          <li key={step}>{typeset(step)}</li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button variant="secondary" onClick={onStartOver}>
          Проверить другой паспорт
        </Button>
      </p>
    </section>
  );
}

function factsOf({ source, source_date, checked_at }: Answer, { series, number }: Passport) {
  const digits = parsePassport(`${series}${number}`);
  return [
    { title: 'Паспорт', value: digits ? formatPassport(digits) : `${series} ${number}` },
    { title: 'Источник', value: source },
    ...(source_date === null ? [] : [{ title: 'Сведения на', value: formatDate(source_date) }]),
    { title: 'Проверено', value: momentWords(checked_at) },
  ];
}
