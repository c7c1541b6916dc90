import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { ReportTask, TaskStatus } from '@proverka/contract/report';

const notAbsent = 'Это не значит, что сведений нет: они остались непроверенными.';

/** What an answer or its absence means and does not mean; empty where the status is self-explanatory. */
const meanings: Readonly<Record<TaskStatus, string>> = {
  queued: '',
  running: '',
  found: '',
  nothing_found: 'Источник ответил: таких сведений у него нет.',
  unavailable: notAbsent,
  needs_data: '',
  skipped: notAbsent,
  failed: notAbsent,
};

/** The default reason when the server gives none. */
const reasons: Readonly<Partial<Record<TaskStatus, string>>> = {
  unavailable: 'Источник не ответил.',
  skipped: 'Проверка пропущена.',
  failed: 'Ответ источника не удалось прочитать.',
};

/** Adds a missing full stop to a reason. */
const sentence = (words: string): string => (words === '' || /[.!?…]$/u.test(words) ? words : `${words}.`);

type Explained = Pick<ReportTask, 'status' | 'reason' | 'missing_requirements' | 'price' | 'can_resume'>;

/** The reason and meaning of a task's outcome in sentences; empty unless something went wrong. */
export function explain(task: Explained): string {
  const { status, reason, missing_requirements: missing } = task;
  // The reason would repeat the list of missing data.
  if (status === 'needs_data' && missing.includes('consent'))
    return 'Ждём согласия. Без него бюро не спросят:';
  if (status === 'needs_data' && missing.length > 0)
    return 'Чтобы продолжить проверку, источнику нужны данные:';
  return [sentence(reason || (reasons[status] ?? '')), meanings[status], paidWords(task)]
    .filter(Boolean)
    .join(' ');
}

/** The price of a skipped check; where it went back, the way to it is a new order. */
function paidWords({ status, price, can_resume: canResume }: Explained): string {
  if (status !== 'skipped' || price === 0) return '';
  const unpaid = `Её отдельная цена, ${formatMoney(rubles(price))}, не списана.`;
  return canResume ? unpaid : `${unpaid} Если данные нашлись, закажите отчёт заново.`;
}
