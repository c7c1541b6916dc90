import type { SellerExtract } from '@proverka/contract/seller-extract';
import { daysBetween } from '@proverka/extract/findings/days.domain';
import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import { signatureLevels } from './document-facts.tsx';
import { comparisonOf } from './comparison.domain.ts';
import styles from './document.module.css';

interface TrustNotesProps {
  readonly extract: SellerExtract;
  readonly lookedAt: string;
  /** Asks for the number to compare with, while none is known. */
  readonly children: ReactNode;
}

type Level = Parameters<typeof LevelMark>[0]['level'];

/** Whether the file can be trusted, how old it is, and what it is about. */
export function TrustNotes({ extract, lookedAt, children }: TrustNotesProps) {
  const { signature, date, cadastral_number: number } = extract;
  const comparison = comparisonOf(number, lookedAt);
  return (
    <ul className={styles.notes}>
      <Note level={signatureLevels[signature.state]} title={signature.title} text={signature.text} />
      <Note level={comparison.level} title={comparison.title} text={comparison.text}>
        {children}
      </Note>
      <Note {...ageOf(date)} text={ageText} />
    </ul>
  );
}

const ageText =
  'Выписка верна на день, когда её выдали. О сегодняшнем дне и о том, что записали позже, она не говорит: в день сделки закажите новую.';

/** Older ones are called outdated in reports, too. */
const FRESH_DAYS = 30;

function ageOf(date: string | null): { readonly level: Level; readonly title: string } {
  if (date === null) return { level: 'attention', title: 'В выписке нет даты' };
  const days = daysBetween(date, todayInMoscow());
  if (days < 0) return { level: 'warning', title: 'Дата выписки ещё не наступила' };
  return {
    level: days > FRESH_DAYS ? 'attention' : 'clear',
    title: days === 0 ? 'Выписка выдана сегодня' : `Выписке ${counted(days, 'день', 'дня', 'дней')}`,
  };
}

interface NoteProps {
  readonly level: Level;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Note({ level, title, text, children }: NoteProps) {
  return (
    <li className={styles.note}>
      <LevelMark level={level}>{title}</LevelMark>
      <p>{typeset(text)}</p>
      {children}
    </li>
  );
}
