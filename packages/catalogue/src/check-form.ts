import type { PersonField } from '@proverka/validation/forms/person';

/** The fields of a form besides names and birth date. */
export type PersonExtra = 'passport' | 'inn' | 'region';

export interface PersonForm {
  readonly kind: 'person';
  /** Additional fields: each is needed by one more source. */
  readonly ask: readonly PersonExtra[];
  /** The additional fields a source requires. */
  readonly due: readonly PersonField[];
  /** Of each field one may leave empty: the result it adds, said below it. */
  readonly adds?: Readonly<Partial<Record<PersonExtra, string>>>;
  /** Bureaus require the written consent of the person concerned (218-FZ, article 6). */
  readonly isCreditHistory?: true;
  /** «Кого проверить» unless said otherwise. */
  readonly title?: string;
  /** The words of the button; «Проверить» unless said otherwise. */
  readonly action?: string;
}

/** What a product has to be told before it can be ordered. */
export type CheckForm = PersonForm | { readonly kind: 'company' } | { readonly kind: 'car' };

export const wholePerson: PersonForm = {
  kind: 'person',
  ask: ['passport', 'inn', 'region'],
  due: [],
  adds: {
    passport: 'Добавит ответы: действителен ли паспорт, какой ИНН по нему выдан',
    inn: 'Добавит ответ о налоговой задолженности и отличит от тёзок',
    region: 'Отличит от тёзок; некоторые источники ищут только по региону',
  },
};
/** Registers are asked for the whole country; the region tells namesakes apart. */
export const byRegion: PersonForm = { kind: 'person', ask: ['region'], due: ['region'] };
export const byPassport: PersonForm = {
  kind: 'person',
  ask: ['passport'],
  due: ['passport_series', 'passport_number'],
};
export const byInn: PersonForm = { kind: 'person', ask: ['inn'], due: ['inn'] };
