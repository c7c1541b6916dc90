/** Names of fields are those of the rules in `home-form-tools.ts`. */
export interface HomeField {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly isOptional?: boolean;
  readonly isNumeric?: boolean;
}

export interface HomeFormSpec {
  readonly kind: 'person' | 'company' | 'car';
  readonly productName: string;
  readonly title: string;
  readonly submitLabel: string;
  readonly fields: readonly HomeField[];
}

const person: HomeFormSpec = {
  kind: 'person',
  productName: 'CheckPerson',
  title: 'Кого проверить',
  submitLabel: 'Проверить человека',
  fields: [
    { name: 'last_name', label: 'Фамилия' },
    { name: 'first_name', label: 'Имя' },
    { name: 'middle_name', label: 'Отчество', isOptional: true },
    { name: 'birth_date', label: 'Дата рождения', placeholder: 'ДД.ММ.ГГГГ', isNumeric: true },
  ],
};

const company: HomeFormSpec = {
  kind: 'company',
  productName: 'CounterAgent',
  title: 'Какую компанию проверить',
  submitLabel: 'Проверить компанию',
  fields: [{ name: 'company', label: 'ИНН, ОГРН или название' }],
};

const car: HomeFormSpec = {
  kind: 'car',
  productName: 'CheckAuto',
  title: 'Какую машину проверить',
  submitLabel: 'Проверить машину',
  fields: [{ name: 'car', label: 'VIN, номер кузова или гос. номер' }],
};

export const homeForms = { person, company, car } as const;
