import type { ReportTask, TaskStatus } from '@proverka/contract/report';

const notAbsent = 'Это не значит, что сведений нет: они остались непроверенными.';

/** What an answer, or its absence, means and does not mean; empty where the state says it all. */
const meanings: Readonly<Record<TaskStatus, string>> = {
  queued: '',
  running: '',
  found: '',
  nothing_found: 'Источник ответил: таких сведений у него нет.',
  unavailable: notAbsent,
  needs_data: '',
  failed: notAbsent,
};

/** What happened, where the server gives no words for it. */
const reasons: Readonly<Partial<Record<TaskStatus, string>>> = {
  unavailable: 'Источник не ответил.',
  failed: 'Ответ источника не удалось прочитать.',
};

/** Some reasons come as sentences, some without their full stop. */
const sentence = (words: string): string => (words === '' || /[.!?…]$/u.test(words) ? words : `${words}.`);

type Explained = Pick<ReportTask, 'status' | 'reason' | 'missing_requirements'>;

/** Why a task ended as it did and what that means, in sentences; empty while all is well. */
export function explain({ status, reason, missing_requirements: missing }: Explained): string {
  // The list of what is missing says what the reason says.
  if (status === 'needs_data' && missing.length > 0)
    return 'Чтобы продолжить проверку, источнику нужны данные:';
  return [sentence(reason || (reasons[status] ?? '')), meanings[status]].filter(Boolean).join(' ');
}
