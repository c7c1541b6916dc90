import type { ExtractOf, Right } from '@proverka/contract/extract';
import { ownership } from '../fixtures/examples.ts';
import { withRights, type Case } from './said-findings.fixtures.ts';

type Flat = ExtractOf<'about_property'>;

const company = { kind: 'legal_entity' as const, name: 'ООО "Тест"' };
const city = { kind: 'public_formation' as const, name: 'Город Тестовск' };
const half = { shares: [{ kind: 'fraction' as const, numerator: 1, denominator: 2 }] };
const third = { shares: [{ kind: 'fraction' as const, numerator: 1, denominator: 3 }] };
const share = { type: { code: '001002000000', value: 'Общая долевая собственность' } };
const people = (count: number) => ({
  holders: Array.from({ length: count }, () => ({ kind: 'person' as const, name: 'Тестов' })),
});

const since = (registeredOn: string) => withRights({ registeredOn });
const ofHolder = (value: string) =>
  withRights({ holders: [{ kind: 'person', name: 'Тестов', type: { value } }] });
const house =
  (...rights: Right[]) =>
  (flat: Flat): Flat => ({
    ...flat,
    encumbrances: [],
    rights,
    object: { ...flat.object, purpose: { code: '204003000000', value: 'Многоквартирный дом' } },
  });

export const rightCases: readonly Case<Flat>[] = [
  ['no right at all', withRights()],
  [
    'other rights only',
    withRights(
      { type: { code: '001005000000', value: 'Оперативное управление' } },
      { type: { code: '001005000000', value: 'Оперативное управление' } },
      { type: { value: 'Хозяйственное ведение' } },
      { type: undefined },
    ),
  ],
  ['an ownership that ended', withRights({ cancelledOn: '2020-01-01' })],
  ['an ownership known by its words', withRights({ type: { value: 'Частная собственность' } })],
  [
    'a right whose code only contains that of ownership',
    withRights({ type: { code: '9001001', value: 'Иное' } }),
  ],
  ['a right of another group of codes', withRights({ type: { code: '001004000000', value: 'Иное' } })],
  ['an apartment building without rights', house()],
  ['an apartment building with an owner', house(ownership())],
  ['a right of half a year ago to the day', since('2023-09-25')],
  ['a right of half a year ago less a day', since('2023-09-26')],
  ['a right of three years ago to the day', since('2021-03-25')],
  ['a right of three years ago less a day', since('2021-03-26')],
  [
    'an old right and a new one without a day',
    withRights({ registeredOn: '2021-06-01' }, { registeredOn: undefined }),
  ],
  [
    'a new right before an old one',
    withRights({ registeredOn: '2024-01-01' }, { registeredOn: '2001-01-01' }),
  ],
  ['two halves', withRights({ ...share, ...half }, { ...share, ...half })],
  ['a half and a third', withRights({ ...share, ...half }, { ...share, ...third })],
  ['shares without the code of shared ownership', withRights(half, half)],
  ['shared ownership without shares', withRights(share, share, share, share, share)],
  [
    'a share in hectares',
    withRights({ ...share, shares: [{ kind: 'hectares', amount: '1.5' }] }, { ...share, ...half }),
  ],
  ['two shares of one right', withRights({ ...share, shares: [...half.shares, ...half.shares] })],
  [
    'joint ownership',
    withRights({ type: { code: '001003000000', value: 'Общая совместная собственность' } }),
  ],
  ['four owners', withRights(people(4))],
  ['five owners', withRights(people(5))],
  ['twenty-one owners of two rights', withRights(people(20), people(1))],
  [
    'notes of every kind',
    withRights({
      litigations: ['Иск 1', 'Иск 2'],
      objections: ['Возражение'],
      personalParticipation: ['Отметка'],
      missingConsents: [{ persons: ['Супруг', 'Опека'], text: 'Нет согласия' }, { persons: [] }],
      reinstatedFrom: '2001-02-03',
    }),
  ],
  ['a note on a right without a number', withRights({ number: undefined, litigations: ['Иск'] })],
  ['a note on a right that ended', withRights({}, { cancelledOn: '2020-01-01', litigations: ['Иск'] })],
  ...['Несовершеннолетний', 'Малолетний', 'Недееспособный', 'Под опекой', 'Взрослый'].map(
    (value): Case<Flat> => [`an owner who is «${value}»`, ofHolder(value)],
  ),
  [
    'companies and a city as owners',
    withRights({ holders: [company, city] }, { holders: [{ ...company, name: 'АО "Тест 2"' }, city] }),
  ],
];

type ObjectChanges = Partial<Flat['object']>;

const of =
  (changes: ObjectChanges) =>
  (flat: Flat): Flat => ({
    ...flat,
    encumbrances: [],
    rights: [ownership()],
    object: { ...flat.object, specialNotes: undefined, ...changes },
  });
const status = (word: string) => of({ status: `Сведения имеют статус "${word}"` });
const dispute = (count: number) =>
  of({
    borders: [...Array.from({ length: count }, () => ({ adjacent: [], dispute: {} })), { adjacent: [] }],
  });
const event = { hasViolations: true, agency: 'Росреестр', endedOn: '2023-01-02', violation: 'Самозахват' };

export const objectCases: readonly Case<Flat>[] = [
  ['an object without trouble', of({})],
  ['a cancelled object', of({ cancelledOn: '2020-01-02', status: 'Погашено' })],
  ...[
    'погашенные',
    'Архивные',
    'аннулированные',
    'снят с учёта',
    'временные',
    'ранее учтённые',
    'актуальные',
  ].map((word): Case<Flat> => [`the status «${word}»`, status(word)]),
  ['no status', of({ status: undefined })],
  ['common property of a house', of({ isCommonProperty: true })],
  ['said to be no common property', of({ isCommonProperty: false })],
  ['a room by its code', of({ housingType: { code: '205002000000', value: 'Жилое' } })],
  ['a room by its word', of({ housingType: { value: 'Комната' } })],
  ['a flat', of({ housingType: { code: '205001000000', value: 'Квартира' } })],
  ['premises not for living', of({ purpose: { value: 'Нежилое' } })],
  [
    'a building not for living',
    of({ type: { code: '002001002000', value: 'Здание' }, purpose: { value: 'Нежилое' } }),
  ],
  ['a plot', of({ type: { code: '002001001000', value: 'Земельный участок' } })],
  ['an object without kind and purpose', of({ type: undefined, purpose: undefined })],
  ['a dispute on one border', dispute(1)],
  ['a dispute on two borders', dispute(2)],
  ['a violation', of({ supervision: [event] })],
  ['a violation of which nothing is told', of({ supervision: [{ hasViolations: true }] })],
  [
    'a violation that was put right, and a check without one',
    of({
      supervision: [
        { ...event, isEliminated: true },
        { ...event, hasViolations: false },
      ],
    }),
  ],
  ['cultural heritage', of({ culturalHeritage: { name: 'Дом купца', number: '771' } })],
  ['cultural heritage without a number', of({ culturalHeritage: { name: 'Дом купца' } })],
  [
    'notes about empty sections only',
    of({
      specialNotes:
        'Сведения, необходимые для заполнения раздела 4, отсутствуют. Сведения о частях отсутствуют',
    }),
  ],
  [
    'a note that tells',
    of({
      specialNotes: 'Сведения, необходимые для заполнения раздела 4, отсутствуют. Граница не установлена.',
    }),
  ],
  [
    'a note that begins with an empty section',
    of({ specialNotes: 'Объект: Сведения, необходимые для заполнения, есть.' }),
  ],
  ['notes of blanks', of({ specialNotes: '  ' })],
];
