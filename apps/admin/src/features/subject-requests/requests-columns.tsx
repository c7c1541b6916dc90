import type { SubjectRequestLine } from '@proverka/contract/subject-request';
import { formatDate } from '@proverka/words/dates';
import { momentBrief } from '@proverka/words/moments';
import desk from '../../controls/desk.module.css';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import { kindWords, stateWords } from './request-words.ts';

export const requestsColumns: readonly DeskColumn<SubjectRequestLine>[] = [
  { key: 'what', title: 'Запрос', text: ({ kind, number }) => `${kindWords[kind]}, запрос № ${number}` },
  { key: 'state', title: 'Состояние', text: ({ state }) => stateWords[state] },
  {
    key: 'due',
    title: 'Ответить до',
    text: ({ due_date: day, is_late: isLate }) => `${formatDate(day)}${isLate ? ', просрочен' : ''}`,
    cell: ({ due_date: day, is_late: isLate }) => (
      <>
        {formatDate(day)} {isLate && <strong className={desk.late}>Просрочен</strong>}
      </>
    ),
  },
  { key: 'extended', title: 'Срок', text: ({ is_extended: is }) => (is ? 'Продлён' : '') },
  { key: 'requested', title: 'Получен', text: ({ requested_at: at }) => momentBrief(at) },
];

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const requestsFilters: readonly DeskFilter[] = [
  {
    key: 'list',
    label: 'Список',
    kind: 'choice',
    isTab: true,
    options: [
      { value: 'open', label: 'Ждут ответа' },
      { value: 'done', label: 'Закрытые' },
    ],
  },
  { key: 'kind', label: 'Вид запроса', kind: 'choice', options: optionsOf(kindWords) },
  { key: 'late', label: 'Срок', kind: 'choice', options: [{ value: 'yes', label: 'Только просроченные' }] },
];
