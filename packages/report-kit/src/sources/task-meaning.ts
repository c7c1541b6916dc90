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
  failed: notAbsent,
};

/** The default reason when the server gives none. */
const reasons: Readonly<Partial<Record<TaskStatus, string>>> = {
  unavailable: 'Источник не ответил.',
  failed: 'Ответ источника не удалось прочитать.',
};

/** Adds a missing full stop to a reason. */
const sentence = (words: string): string => (words === '' || /[.!?…]$/u.test(words) ? words : `${words}.`);

type Explained = Pick<ReportTask, 'status' | 'reason' | 'missing_requirements'>;

/** The reason and meaning of a task's outcome in sentences; empty unless something went wrong. */
export function explain({ status, reason, missing_requirements: missing }: Explained): string {
  // The reason would repeat the list of missing data.
  if (status === 'needs_data' && missing.length > 0)
    return 'Чтобы продолжить проверку, источнику нужны данные:';
  return [sentence(reason || (reasons[status] ?? '')), meanings[status]].filter(Boolean).join(' ');
}
