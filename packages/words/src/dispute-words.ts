import { momentDay } from './moments.ts';

interface Disputed {
  readonly disputed_at?: string | undefined;
  readonly dispute_answers?:
    | readonly {
        readonly outcome: keyof typeof done;
        readonly answered_at: string;
        readonly reason: string;
      }[]
    | undefined;
}

const done = { corrected: 'Исправлено', withdrawn: 'Отозвано', explained: 'Объяснено' } as const;

/** What became of disputes about a finding, the earliest first. */
export const answerWords = ({ dispute_answers: answers = [] }: Disputed): string[] =>
  answers.map(
    ({ outcome, answered_at: at, reason }) => `${done[outcome]} сотрудником ${momentDay(at)}: ${reason}`,
  );

/** «Оспорено 23.11.2026, ответа ещё нет»; empty for a finding nobody disputes. */
export const disputedWords = ({ disputed_at: at }: Disputed): string =>
  at === undefined ? '' : `Оспорено ${momentDay(at)}, ответа ещё нет`;

/** How a dispute ended, for lists of the staff. */
export const outcomeWords = {
  corrected: 'Исправлено',
  explained: 'Объяснено',
  money_back: 'Деньги возвращены',
} as const;
