import type { DeskCase } from '@proverka/contract/desk-cases';
import { caseKindWords } from '@proverka/words/case-words';
import { momentBrief } from '@proverka/words/moments';
import { brandWords } from '../../controls/account-words.ts';
import { deskCaseStateWords } from '../../controls/case-state-words.ts';
import desk from '../../controls/desk.module.css';
import type { DeskColumn } from '../../desk-table/desk-column.ts';

const whoWrote = ({ person_name: name, email }: DeskCase): string => name || email;

export const casesColumns: readonly DeskColumn<DeskCase>[] = [
  { key: 'number', title: 'Обращение', text: ({ number, kind }) => `№ ${number} · ${caseKindWords[kind]}` },
  {
    key: 'state',
    title: 'Состояние',
    text: ({ state }) => deskCaseStateWords[state],
  },
  {
    key: 'due',
    title: 'Ответить до',
    sort: 'due',
    text: ({ due_date: at, is_late }) =>
      at === null ? '' : `${momentBrief(at)}${is_late ? ', просрочено' : ''}`,
    cell: ({ due_date: at, is_late }) =>
      at === null ? (
        ''
      ) : is_late ? (
        <span className={desk.late}>{momentBrief(at)}, просрочено</span>
      ) : (
        momentBrief(at)
      ),
  },
  { key: 'excerpt', title: 'Начало', text: ({ excerpt }) => excerpt, isLong: true },
  { key: 'who', title: 'Кто пишет', text: whoWrote },
  { key: 'assignee', title: 'Отвечает', text: ({ assignee }) => assignee?.name ?? 'Никто' },
  {
    key: 'about',
    title: 'О чём',
    text: ({ product_name_ru: name, report_number: number }) => [name, number].filter(Boolean).join(' '),
  },
  {
    key: 'changed',
    title: 'Изменено',
    sort: 'changed',
    text: ({ changed_date: at }) => momentBrief(at),
  },
  { key: 'opened', title: 'Открыто', text: ({ opened_date: at }) => momentBrief(at), isExtra: true },
  { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand], isExtra: true },
  { key: 'order', title: 'Номер заказа', text: ({ order_id: id }) => id ?? '', isExtra: true },
];
