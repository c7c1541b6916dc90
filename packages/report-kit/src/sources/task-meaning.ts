import type { TaskStatus } from '@proverka/contract/report';

const meanings: Readonly<Record<TaskStatus, string>> = {
  queued: '',
  running: '',
  found: '',
  nothing_found: 'Источник ответил: таких сведений у него нет.',
  unavailable: 'Источник не ответил. Это не значит, что сведений нет: они остались непроверенными.',
  needs_data: 'Чтобы продолжить проверку, источнику нужны данные:',
  failed:
    'Ответ источника не удалось прочитать. Это не значит, что сведений нет: они остались непроверенными.',
};

/** What an answer, or its absence, means and does not mean; empty where the state says it all. */
export function meaningOf(status: TaskStatus): string {
  return meanings[status];
}
