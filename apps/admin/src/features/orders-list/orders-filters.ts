import { watchedItemStatuses, type DeskOrdersFilter } from '@proverka/contract/desk-orders';
import { orderStatuses } from '@proverka/contract/order-list';
import { orderWords } from '@proverka/report-kit/status-words';
import { itemStatusWords } from '@proverka/words/status-words';
import { brandOptions } from '../../controls/account-words.ts';
import type { DeskFilter } from '../../desk-table/desk-column.ts';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';
import { kindWords, methodWords } from './order-words.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const optionsOf = (words: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const ordersFilters = (products: readonly Option[]): readonly DeskFilter[] => [
  {
    key: 'number',
    label: 'Номер',
    kind: 'text',
    placeholder: 'Заказа, платежа, отчёта, счёта, кадастровый',
  },
  {
    key: 'status',
    label: 'Состояние',
    kind: 'choice',
    options: orderStatuses.map((value) => ({ value, label: orderWords[value] })),
  },
  {
    key: 'item_status',
    label: 'Есть позиция',
    kind: 'choice',
    options: watchedItemStatuses.map((value) => ({ value, label: itemStatusWords[value] })),
  },
  {
    key: 'is_stuck',
    label: 'Застряли',
    kind: 'choice',
    options: [{ value: 'yes', label: 'Только застрявшие' }],
  },
  { key: 'product_name', label: 'Услуга', kind: 'choice', options: products },
  { key: 'kind', label: 'Вид', kind: 'choice', options: optionsOf(kindWords) },
  { key: 'method', label: 'Оплата', kind: 'choice', options: optionsOf(methodWords) },
  { key: 'created_from', label: 'Создан с', kind: 'day' },
  { key: 'created_to', label: 'Создан по', kind: 'day' },
  { key: 'total_from', label: 'Сумма от, ₽', kind: 'number' },
  { key: 'total_to', label: 'Сумма до, ₽', kind: 'number' },
  { key: 'brand', label: 'Сайт', kind: 'choice', options: brandOptions },
  { key: 'person_id', label: 'Номер аккаунта', kind: 'text' },
];

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const nobody = '00000000-0000-4000-8000-000000000000';

const numberOf = (value: string | undefined): number | undefined =>
  value === undefined || value === '' ? undefined : Number(value);

/** Filters as the API takes them; what is no account's number fits no order. */
export const ordersQueryOf = (values: FilterValues): DeskOrdersFilter => ({
  number: values['number'],
  status: values['status'] as DeskOrdersFilter['status'],
  item_status: values['item_status'] as DeskOrdersFilter['item_status'],
  is_stuck: values['is_stuck'] === 'yes' ? true : undefined,
  product_name: values['product_name'],
  kind: values['kind'] as DeskOrdersFilter['kind'],
  method: values['method'] as DeskOrdersFilter['method'],
  brand: values['brand'] as DeskOrdersFilter['brand'],
  created_from: values['created_from'],
  created_to: values['created_to'],
  total_from: numberOf(values['total_from']),
  total_to: numberOf(values['total_to']),
  person_id:
    values['person_id'] === undefined
      ? undefined
      : ID.test(values['person_id'])
        ? values['person_id']
        : nobody,
});
