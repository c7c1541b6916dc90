import type { TaskStatus } from '@proverka/contract/report';

export const taskStatusWords: Readonly<Record<TaskStatus, string>> = {
  queued: 'В очереди',
  running: 'Спрашиваем',
  found: 'Получена',
  nothing_found: 'Сведений не найдено',
  unavailable: 'Не удалось получить',
  needs_data: 'Нужны данные',
  failed: 'Не удалось получить',
  skipped: 'Пропущена',
};
