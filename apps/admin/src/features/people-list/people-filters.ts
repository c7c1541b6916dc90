import type { PeopleFilter } from '@proverka/contract/desk-people';
import { accountRoleOptions, brandOptions } from '../../controls/account-words.ts';
import type { DeskFilter } from '../../desk-table/desk-column.ts';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';

interface TariffOption {
  readonly value: string;
  readonly label: string;
}

export const peopleFilters = (tariffs: readonly TariffOption[]): readonly DeskFilter[] => [
  {
    key: 'text',
    label: 'Имя, e-mail или телефон',
    kind: 'text',
    placeholder: 'Начало слова; клавиша /',
    isPersonal: true,
  },
  { key: 'person_role', label: 'Роль', kind: 'choice', options: accountRoleOptions },
  { key: 'tariff_simple_id', label: 'Тариф', kind: 'choice', options: tariffs },
  { key: 'balance_from', label: 'Баланс от, ₽', kind: 'number' },
  { key: 'balance_to', label: 'Баланс до, ₽', kind: 'number' },
  { key: 'created_from', label: 'Регистрация с', kind: 'day' },
  { key: 'created_to', label: 'Регистрация по', kind: 'day' },
  { key: 'source', label: 'Кампания или партнёр', kind: 'text' },
  { key: 'brand', label: 'Сайт', kind: 'choice', options: brandOptions },
  {
    key: 'state',
    label: 'Состояние',
    kind: 'choice',
    options: [
      { value: 'open', label: 'Открыт' },
      { value: 'closed', label: 'Закрыт владельцем' },
    ],
  },
];

const numberOf = (value: string | undefined): number | undefined =>
  value === undefined || value === '' ? undefined : Number(value);

/** Filters as the API takes them. */
export const peopleQueryOf = (values: FilterValues): PeopleFilter => ({
  text: values['text'],
  person_role: numberOf(values['person_role']),
  tariff_simple_id: numberOf(values['tariff_simple_id']),
  balance_from: numberOf(values['balance_from']),
  balance_to: numberOf(values['balance_to']),
  created_from: values['created_from'],
  created_to: values['created_to'],
  source: values['source'],
  brand: values['brand'] as PeopleFilter['brand'],
  state: values['state'] as PeopleFilter['state'],
});
