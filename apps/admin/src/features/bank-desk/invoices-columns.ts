import type { DeskInvoice } from '@proverka/contract/bank-statement';
import { invoiceStates } from '@proverka/contract/bank-statement';
import { formatDate } from '@proverka/words/dates';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn, DeskFilter } from '../../desk-table/desk-column.ts';
import { invoiceStateWords } from './bank-words.domain.ts';

export const invoicesColumns: readonly DeskColumn<DeskInvoice>[] = [
  { key: 'number', title: 'Счёт', text: ({ number }) => number },
  { key: 'date', title: 'Дата', text: ({ date }) => formatDate(date) },
  { key: 'payer', title: 'Плательщик', text: ({ payer_name: name }) => name, isLong: true },
  { key: 'inn', title: 'ИНН', text: ({ payer_inn: inn }) => inn },
  { key: 'what', title: 'За что', text: ({ order_id: order }) => (order === null ? 'Баланс' : 'Заказ') },
  {
    key: 'amount',
    title: 'Сумма',
    text: ({ amount }) => sumWords(amount),
    number: ({ amount }) => amount,
  },
  {
    key: 'received',
    title: 'Поступило',
    text: ({ received }) => sumWords(received),
    number: ({ received }) => received,
  },
  {
    key: 'until',
    title: 'Ждём до',
    text: ({ valid_until: until }) => (until === null ? '' : formatDate(until)),
  },
  { key: 'state', title: 'Состояние', text: ({ state }) => invoiceStateWords[state] },
];

export const invoicesFilters: readonly DeskFilter[] = [
  { key: 'query', label: 'Номер, ИНН или плательщик', kind: 'text' },
  {
    key: 'state',
    label: 'Состояние',
    kind: 'choice',
    options: invoiceStates.map((value) => ({ value, label: invoiceStateWords[value] })),
  },
];
