import { regions } from '@proverka/validation/regions';
import type { PersonField } from '@proverka/validation/forms/person';
import type { PersonExtra } from '@proverka/catalogue/check-form';
import { personFormOf } from '@proverka/catalogue/person-form';
import { typeset } from '@proverka/words/typeset';
import { nameFields, type PlainField, type PlainFormSpec } from './plain-forms.ts';

/** The form for a product about a person: names, and what else its sources need. */
export function personForm(productName: string): PlainFormSpec {
  const {
    title = 'Кого проверить',
    action = 'Проверить',
    ask,
    due,
    adds = {},
    isCreditHistory,
  } = personFormOf('person-check', productName);
  const extras = ask.flatMap((extra) => extraFields[extra]);
  const optional = ask.flatMap((extra) =>
    extraFields[extra]
      .filter((field) => !isDue(field, due))
      // Of the two fields of a passport the second one says what both add.
      .map((field, place, all) => withResult(field, place === all.length - 1 ? adds[extra] : undefined)),
  );
  return {
    kind: 'person',
    productName,
    title,
    submitLabel: action,
    fields: [...nameFields, ...extras.filter((field) => isDue(field, due))],
    ...(optional.length > 0 && { more: { title: moreTitle(ask), fields: optional } }),
    due,
    ...(isCreditHistory && { isCreditHistory }),
  };
}

const moreWords: Readonly<Record<PersonExtra, string>> = {
  passport: 'паспорт',
  inn: 'ИНН',
  region: 'регион',
};

/** «4 цифры. Добавит ответы…»: what the field is good for, below it. */
const withResult = (field: PlainField, adds: string | undefined): PlainField =>
  adds === undefined ? field : { ...field, hint: typeset([field.hint, adds].filter(Boolean).join('. ')) };

/** «Добавить паспорт, ИНН, регион: ответ будет полнее»; for forms whose additional fields are all optional. */
const moreTitle = (ask: readonly PersonExtra[]): string =>
  `Добавить ${ask.map((extra) => moreWords[extra]).join(', ')}: ответ будет полнее`;

const isDue = ({ name }: PlainField, due: readonly PersonField[]): boolean =>
  due.some((field) => field === name);

const extraFields: Readonly<Record<PersonExtra, readonly PlainField[]>> = {
  passport: [
    { name: 'passport_series', label: 'Серия паспорта', hint: '4 цифры', isNumeric: true },
    { name: 'passport_number', label: 'Номер паспорта', hint: '6 цифр', isNumeric: true },
  ],
  inn: [{ name: 'inn', label: 'ИНН', hint: '12 цифр', isNumeric: true }],
  region: [
    {
      name: 'region',
      label: 'Регион',
      hint: 'Где человек зарегистрирован',
      options: [
        { value: '', label: 'Выберите регион' },
        ...regions.map(({ code, name }) => ({ value: code, label: name })),
      ],
    },
  ],
};
