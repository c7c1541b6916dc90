import type { DeskCasesFilter } from '@proverka/contract/desk-cases';
import { caseKinds, caseStates } from '@proverka/contract/support-case';
import { isId } from '@proverka/validation/id';
import { caseKindWords } from '@proverka/words/case-words';
import { brandOptions } from '../../controls/account-words.ts';
import { deskCaseStateWords } from '../../controls/case-state-words.ts';
import type { DeskFilter } from '../../desk-table/desk-column.ts';
import type { FilterValues } from '../../desk-table/list-address.domain.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export const casesFilters = (staff: readonly Option[]): readonly DeskFilter[] => [
  { key: 'number', label: 'Номер', kind: 'number', placeholder: 'Номер обращения' },
  {
    key: 'state',
    label: 'Состояние',
    kind: 'choice',
    options: caseStates.map((value) => ({ value, label: deskCaseStateWords[value] })),
  },
  {
    key: 'kind',
    label: 'Вид',
    kind: 'choice',
    options: caseKinds.map((value) => ({ value, label: caseKindWords[value] })),
  },
  {
    key: 'assignee',
    label: 'Отвечает',
    kind: 'choice',
    options: [{ value: 'me', label: 'Я' }, { value: 'nobody', label: 'Никто' }, ...staff],
  },
  {
    key: 'due',
    label: 'Срок',
    kind: 'choice',
    options: [
      { value: 'late', label: 'Просрочено' },
      { value: 'today', label: 'Сегодня и раньше' },
    ],
  },
  { key: 'email', label: 'E-mail гостя', kind: 'text', isPersonal: true },
  { key: 'order_id', label: 'Номер заказа', kind: 'text' },
  { key: 'person_id', label: 'Номер аккаунта', kind: 'text' },
  { key: 'brand', label: 'Сайт', kind: 'choice', options: brandOptions },
];

const nobody = '00000000-0000-4000-8000-000000000000';
/** What is no id fits nothing. */
const idOf = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : isId(value) ? value : nobody;

const numberOf = (value: string | undefined): number | undefined => {
  const number = Number(value);
  return value !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Filters as the API takes them. */
export const casesQueryOf = (values: FilterValues): DeskCasesFilter => ({
  number: numberOf(values['number']),
  state: values['state'] as DeskCasesFilter['state'],
  kind: values['kind'] as DeskCasesFilter['kind'],
  assignee: values['assignee'],
  due: values['due'] as DeskCasesFilter['due'],
  email: values['email'],
  order_id: idOf(values['order_id']),
  person_id: idOf(values['person_id']),
  brand: values['brand'] as DeskCasesFilter['brand'],
});
