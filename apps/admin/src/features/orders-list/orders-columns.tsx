import type { DeskOrder } from '@proverka/contract/desk-orders';
import { orderWords } from '@proverka/report-kit/status-words';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { momentBrief } from '@proverka/words/moments';
import { itemStatusWords } from '@proverka/words/status-words';
import { brandWords } from '../../controls/account-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { kindWords, methodWords } from './order-words.ts';

const each = (order: DeskOrder, of: (item: DeskOrder['items'][number]) => string): string =>
  [...new Set(order.items.map(of).filter(Boolean))].join(', ');

/** Names of account holders are shown to those who may read them. */
export const ordersColumns = (isNamed: boolean): readonly DeskColumn<DeskOrder>[] => [
  {
    key: 'what',
    title: 'Заказ',
    text: (order) => each(order, ({ product_name_ru: name }) => name) || kindWords[order.kind],
  },
  { key: 'subject', title: 'О чём', text: (order) => each(order, ({ subject }) => subject), isLong: true },
  ...(isNamed
    ? [{ key: 'person', title: 'Владелец', text: ({ person_name: name }: DeskOrder) => name ?? '' }]
    : []),
  { key: 'status', title: 'Состояние', text: ({ status }) => orderWords[status] },
  { key: 'items', title: 'Позиции', text: (order) => each(order, ({ status }) => itemStatusWords[status]) },
  {
    key: 'total',
    title: 'Сумма',
    text: ({ total }) => formatMoney(rubles(total)),
    number: ({ total }) => total,
  },
  { key: 'method', title: 'Оплата', text: ({ method }) => methodWords[method] },
  { key: 'created', title: 'Создан', text: ({ created_date: at }) => momentBrief(at) },
  {
    key: 'paid',
    title: 'Оплачен',
    text: ({ paid_date: at }) => (at === null ? '' : momentBrief(at)),
    isExtra: true,
  },
  {
    key: 'report',
    title: 'Отчёты',
    text: (order) => each(order, ({ report_number: number }) => number ?? ''),
    isExtra: true,
  },
  { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand], isExtra: true },
  { key: 'id', title: 'Номер заказа', text: ({ order_id: id }) => id, isExtra: true },
];
