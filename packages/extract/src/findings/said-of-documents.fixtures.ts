import type { ExtractOf } from '@proverka/contract/extract';
import { ownership } from '../fixtures/examples.ts';
import type { Case } from './said-findings.fixtures.ts';

type Flat = ExtractOf<'about_property'>;

const of =
  (changes: Partial<Flat>) =>
  (flat: Flat): Flat => ({
    ...flat,
    encumbrances: [],
    rights: [ownership()],
    object: { ...flat.object, specialNotes: undefined },
    ...changes,
  });
const deal = { parties: [], documents: [], missingConsents: [] };

export const recordCases: readonly Case<Flat>[] = [
  ...[
    'Переход права',
    'Право собственности',
    'Ипотека',
    'Арест',
    'Запрет',
    'Прекращение',
    'Внесение изменений',
  ].map((action): Case<Flat> => [`an application: ${action}`, of({ claims: [{ action }] })]),
  ['an application told in words', of({ claims: [{ text: 'о регистрации ипотеки' }, {}] })],
  ['a right that cannot be registered', of({ nonRegistrability: ['Заявление 1', 'Заявление 2'] })],
  ['a deal without trouble', of({ deals: [deal] })],
  [
    'a deal without a consent',
    of({
      deals: [
        {
          ...deal,
          number: '5',
          date: '2020-01-02',
          missingConsents: [
            { persons: ['Супруг', 'Сын'], law: 'статья 35 СК РФ' },
            { persons: [], law: 'статья 37 ГК РФ' },
          ],
        },
      ],
    }),
  ],
  [
    'a deal without a consent of nobody named',
    of({ deals: [{ ...deal, type: { value: 'Ипотека' }, missingConsents: [{ persons: [] }] }] }),
  ],
  ['an ownerless object', of({ ownerless: { authority: 'Управа' } })],
  ['an ownerless object, nobody named', of({ ownerless: {} })],
];

const former = { isFormer: true as const, title: 'Кадастровая выписка о земельном участке' };
const header = (dateFormation: string | undefined, registrationNumber?: string) => ({
  header: { dateFormation, registrationNumber },
});

export const documentCases: readonly Case<Flat>[] = [
  ['a document of 30 days', of(header('2024-02-24'))],
  ['a document of 31 days', of(header('2024-02-23', 'КУВИ-1'))],
  ['a document without a day', of(header(undefined))],
  [
    'two parts withheld: of a person, of a file',
    of({
      withheld: [
        { path: 'a', reason: 'file' },
        { path: 'b', reason: 'person' },
      ],
    }),
  ],
  ['a contact withheld', of({ withheld: [{ path: 'a', reason: 'contact' }] })],
  ['a neighbour withheld', of({ withheld: [{ path: 'a', reason: 'neighbour' }] })],
  ['only coordinates withheld', of({ withheld: [{ path: 'a', reason: 'coordinates' }] })],
  ['two unread parts', of({ unread: ['a', 'b'] })],
  ['a named owner', of({ rights: [ownership({ holders: [{ kind: 'person', name: 'Тестов' }] })] })],
  ['a hidden owner who sold', of({ rights: [ownership({ cancelledOn: '2020-01-01' })] })],
  [
    'a former document with all it can have',
    of({
      ...former,
      ...header('2018-03-25'),
      claims: [{ action: 'Арест' }],
    }),
  ],
  ['a former document of a day less than a year', of({ ...former, ...header('2023-03-26') })],
  ['a former document of two years', of({ ...former, ...header('2022-03-25'), rights: [] })],
  [
    'a former document of the register of rights without a day',
    of({ ...former, title: 'Выписка из реестра прав на недвижимое имущество', ...header(undefined) }),
  ],
  [
    'a former passport',
    of({ ...former, title: 'Кадастровый паспорт помещения', ...header('2012-12-31', '7') }),
  ],
  ['a former document of another name', of({ ...former, title: 'Справка', ...header('2012-12-31') })],
];
