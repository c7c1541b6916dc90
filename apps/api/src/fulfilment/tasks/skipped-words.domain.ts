import { midSentence } from '@proverka/words/mid-sentence';
import { missingWords } from '@proverka/words/missing-words';

/** Why a check is skipped: its reader does without it, or nobody gave the data in time. */
export type SkipCause = 'wish' | 'time' | 'refused' | 'withdrawn';

const whys: Readonly<Record<SkipCause, string>> = {
  wish: 'Проверка пропущена: без этих данных источник не отвечает, а их не указали',
  time: 'Проверка пропущена: за отведённое время не указали данные, без которых источник не отвечает',
  refused: 'Проверка пропущена: человек, о котором запрос, не дал согласия',
  withdrawn: 'Проверка пропущена: человек, о котором запрос, отозвал согласие',
};

const withoutConsent: Readonly<Partial<Record<SkipCause, string>>> = {
  wish: 'Проверка отменена: согласие того, о ком запрос, больше не нужно.',
  time: 'Проверка пропущена: согласие того, о ком запрос, не подписано за три дня.',
};

/** The reason a skipped check stands in the report with. */
export function skippedReason(missing: readonly string[], cause: SkipCause): string {
  if (cause === 'refused' || cause === 'withdrawn') return `${whys[cause]}.`;
  const consentWords = missing.includes('consent') ? withoutConsent[cause] : undefined;
  if (consentWords !== undefined) return consentWords;
  const named = missing.map((one) => midSentence(missingWords(one))).join(', ');
  return named === '' ? `${whys[cause]}.` : `${whys[cause]}: ${named}.`;
}
