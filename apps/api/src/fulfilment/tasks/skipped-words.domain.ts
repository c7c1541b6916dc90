import { midSentence } from '@proverka/words/mid-sentence';
import { missingWords } from '@proverka/words/missing-words';

/** Why a check is skipped: its reader does without it, or nobody gave the data in time. */
export type SkipCause = 'wish' | 'time';

const whys: Readonly<Record<SkipCause, string>> = {
  wish: 'Проверка пропущена: без этих данных источник не отвечает, а их не указали',
  time: 'Проверка пропущена: за отведённое время не указали данные, без которых источник не отвечает',
};

/** The reason a skipped check stands in the report with. */
export function skippedReason(missing: readonly string[], cause: SkipCause): string {
  const named = missing.map((one) => midSentence(missingWords(one))).join(', ');
  return named === '' ? `${whys[cause]}.` : `${whys[cause]}: ${named}.`;
}
