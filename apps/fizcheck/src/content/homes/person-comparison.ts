/** What checks of a person answer, in groups wide enough to compare by; a test keeps it to what the products are seeded with. */
export const comparedColumns = {
  debts: { title: 'Долги и налоги', tasks: ['fssp', 'tax_debts'] },
  courts: { title: 'Суды и банкротство', tasks: ['courts', 'arbitration', 'bankruptcy'] },
  wanted: { title: 'Розыск и перечни', tasks: ['wanted', 'terrorists', 'disqualified'] },
  documents: { title: 'Паспорт и ИНН', tasks: ['passport', 'inn'] },
  travel: { title: 'Штрафы и выезд', tasks: ['fines', 'exit_ban'] },
  credit: { title: 'Кредиты', tasks: ['credit_rating'] },
} as const;

export type ComparedColumn = keyof typeof comparedColumns;

export interface ComparedCheck {
  readonly product: string;
  /** Short: beside it stands what the check answers. */
  readonly forWhom: string;
  /** `all` of a column, or the part of it that the check answers: «приставы». */
  readonly holds: Readonly<Partial<Record<ComparedColumn, string>>>;
}

export const comparedChecks: readonly ComparedCheck[] = [
  {
    product: 'CheckPerson',
    forWhom: 'Двенадцать источников: всё главное о человеке.',
    holds: { debts: 'all', courts: 'all', wanted: 'all', documents: 'all' },
  },
  {
    product: 'CheckSecurity',
    forWhom: 'Четырнадцать источников: то же, штрафы и запрет на выезд.',
    holds: { debts: 'all', courts: 'all', wanted: 'all', documents: 'all', travel: 'all' },
  },
  {
    product: 'CheckFssp',
    forWhom: 'Один источник, если вопрос только о долгах.',
    holds: { debts: 'приставы' },
  },
  {
    product: 'CheckPassport',
    forWhom: 'Ответ сразу, без заказа.',
    holds: { documents: 'паспорт' },
  },
  {
    product: 'CreditRating',
    forWhom: 'Одно бюро, с согласия самого человека.',
    holds: { credit: 'all' },
  },
];

/** Checks of a whole person with pages about one occasion: by what they hold, the same as one of the above. */
export const occasions: readonly string[] = [
  'CheckEmployee',
  'CheckTenant',
  'CheckBorrower',
  'CheckBusinessPartner',
  'CheckDriver',
];
