import type { PersonField } from '@proverka/validation/forms/person';

/** Field names are those of the rules in `plain-form-tools.ts`. */
export interface PlainField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isOptional?: boolean;
  readonly isNumeric?: boolean;
  /** A select instead of free text; the first option is selected initially. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export interface PlainFormSpec {
  readonly kind: 'person' | 'company' | 'car';
  readonly productName: string;
  readonly title: string;
  readonly submitLabel: string;
  readonly fields: readonly PlainField[];
  /** Optional fields, collapsed under a heading. */
  readonly more?: { readonly title: string; readonly fields: readonly PlainField[] };
  /** Required fields of a person besides names and birth date. */
  readonly due: readonly PersonField[];
  /** See `PersonForm` of the catalogue. */
  readonly isCreditHistory?: true;
}

const none = [] as const;

export const nameFields: readonly PlainField[] = [
  { name: 'last_name', label: 'Фамилия' },
  { name: 'first_name', label: 'Имя' },
  { name: 'middle_name', label: 'Отчество', isOptional: true },
  { name: 'birth_date', label: 'Дата рождения', placeholder: 'ДД.ММ.ГГГГ', isNumeric: true },
];

export const homePersonForm: PlainFormSpec = {
  kind: 'person',
  productName: 'CheckPerson',
  title: 'Кого проверить',
  submitLabel: 'Проверить человека',
  fields: nameFields,
  due: none,
};

export const homeCompanyForm: PlainFormSpec = {
  kind: 'company',
  productName: 'CounterAgent',
  title: 'Какую компанию проверить',
  submitLabel: 'Проверить компанию',
  fields: [{ name: 'company', label: 'ИНН, ОГРН или название' }],
  due: none,
};

export const carForm: PlainFormSpec = {
  kind: 'car',
  productName: 'CheckAuto',
  title: 'Какую машину проверить',
  submitLabel: 'Проверить машину',
  fields: [
    {
      name: 'car',
      label: 'VIN, номер кузова или гос. номер',
      hint: 'Какой это номер, поймём сами',
      placeholder: 'А123ВС77',
    },
  ],
  more: {
    title: 'Цена в объявлении, если она известна',
    fields: [
      {
        name: 'price',
        label: 'Цена в объявлении, ₽',
        hint: 'Добавит место этой цены среди цен похожих автомобилей',
        placeholder: '1 090 000',
        isOptional: true,
        isNumeric: true,
      },
    ],
  },
  due: none,
};
