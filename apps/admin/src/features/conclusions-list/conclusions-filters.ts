import { conclusionQueues, type ConclusionQueue } from '@proverka/contract/conclusion-desk';
import type { DeskFilter } from '../../desk-table/desk-column.ts';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';

export const queueWords: Readonly<Record<ConclusionQueue, string>> = {
  waiting: 'Ждут',
  correction: 'На исправлении',
  closed: 'Закрытые',
};

/** Shown as tabs, and kept in the address like a filter. */
export const queueFilter: DeskFilter = {
  key: 'queue',
  label: 'Очередь',
  kind: 'choice',
  options: conclusionQueues.map((value) => ({ value, label: queueWords[value] })),
};

export const conclusionsFilters: readonly DeskFilter[] = [
  { key: 'mine', label: 'Кто пишет', kind: 'choice', options: [{ value: 'yes', label: 'Я' }] },
  { key: 'overdue', label: 'Срок', kind: 'choice', options: [{ value: 'yes', label: 'Прошёл' }] },
];

export const queueOf = (values: FilterValues): ConclusionQueue =>
  conclusionQueues.find((one) => one === values['queue']) ?? 'waiting';

/** Filters as the API takes them. */
export const conclusionsQueryOf = (values: FilterValues) => ({
  queue: queueOf(values),
  is_mine: values['mine'] === 'yes',
  is_overdue: values['overdue'] === 'yes',
});
