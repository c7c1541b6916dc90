import type { ItemStatus, OrderStatus } from '@proverka/contract/order-list';
import type { TaskStatus } from '@proverka/contract/report';
import type { ProgressState } from '@proverka/ui-kit/progress-list';
import { itemStatusWords } from '@proverka/words/status-words';

export interface StatusWord {
  readonly word: string;
  /** The icon and colour in the kit's progress list. */
  readonly state: ProgressState;
}

/** «Не удалось проверить» must never read or look like «ничего не найдено». */
export const taskWords: Readonly<Record<TaskStatus, StatusWord>> = {
  queued: { word: 'В очереди', state: 'queued' },
  running: { word: 'Проверяем', state: 'running' },
  found: { word: 'Сведения получены', state: 'done' },
  nothing_found: { word: 'Сведений не найдено', state: 'nothing' },
  unavailable: { word: 'Не удалось проверить', state: 'unavailable' },
  needs_data: { word: 'Нужны данные', state: 'waiting' },
  skipped: { word: 'Пропущено', state: 'unavailable' },
  failed: { word: 'Ошибка проверки', state: 'failed' },
};

export const itemWords: Readonly<Record<ItemStatus, StatusWord>> = {
  created: { word: itemStatusWords.created, state: 'queued' },
  queued: { word: itemStatusWords.queued, state: 'queued' },
  running: { word: itemStatusWords.running, state: 'running' },
  needs_data: { word: itemStatusWords.needs_data, state: 'waiting' },
  done: { word: itemStatusWords.done, state: 'done' },
  failed: { word: itemStatusWords.failed, state: 'failed' },
  refunded: { word: itemStatusWords.refunded, state: 'unavailable' },
};

export const orderWords: Readonly<Record<OrderStatus, string>> = {
  awaiting_payment: 'Ждёт оплаты',
  paid: 'Оплачен',
  closed: 'Выполнен',
  expired: 'Истёк срок оплаты',
};
