import type { Extract, ExtractOf, Right } from '@proverka/contract/extract';
import { encumbrance, ownership } from '../fixtures/examples.ts';

type Flat = ExtractOf<'about_property'>;
type History = ExtractOf<'transfer_of_rights'>;
/** What is true of the document, and the document made from a sample. */
export type Case<Sample extends Extract> = readonly [fact: string, made: (sample: Sample) => Extract];

/** The day on which the findings are made. */
export const today = '2024-03-25';

const bank = { kind: 'legal_entity' as const, name: 'ПАО "Банк Тест"', inn: '7700000009' };
const person = { kind: 'person' as const, name: 'Тестов Иван Петрович' };
const order = {
  name: 'Постановление',
  number: '7/1',
  date: '2024-01-15',
  issuer: 'ОСП по Тестовскому району',
};
const numbered = (number: string) => ({ ...order, number });
const ban = { code: '022003000000', value: 'Запрещение регистрации' };

const clean = (flat: Flat): Flat => ({ ...flat, rights: [ownership()], encumbrances: [] });
const cleanWith =
  (changes: Partial<Flat>) =>
  (flat: Flat): Flat => ({ ...clean(flat), ...changes });
const withRecords = (...changes: Parameters<typeof encumbrance>[0][]) =>
  cleanWith({ encumbrances: changes.map((change) => encumbrance(change)) });
const noted = (zone: string) => ({ isRegistered: false, type: undefined, zone: { type: { value: zone } } });

export const encumbranceCases: readonly Case<Flat>[] = [
  ['nothing is registered', clean],
  [
    'a mortgage with its term, bank and right',
    withRecords({
      period: { startsOn: '2019-05-14', endsOn: '2039-05-14' },
      beneficiaries: [{ holder: bank }, { holder: person }],
      limitedRights: [{ rightNumber: '77-1' }, { recordNumber: '5' }, { rightNumber: '77-2' }],
      subject: 'Квартира',
      content: 'Залог до погашения',
    }),
  ],
  ['a mortgage past its term', withRecords({ period: { endsOn: '2024-03-24' } })],
  ['a mortgage on the last day of its term', withRecords({ period: { endsOn: today } })],
  [
    'a lease told in words only',
    withRecords({ type: { code: '022006000000', value: 'Аренда' }, period: { text: '11 месяцев' } }),
  ],
  ['a ban whose order, number and office are known', withRecords({ type: ban, documents: [order] })],
  [
    'a ban whose office is not known',
    withRecords({ type: ban, documents: [{ ...order, issuer: undefined }] }),
  ],
  ['four documents of one record', withRecords({ type: ban, documents: ['1', '2', '3', '4'].map(numbered) })],
  [
    'a record without kind, number and day',
    withRecords({ type: undefined, number: undefined, registeredOn: undefined }),
  ],
  ['three records of one kind', withRecords({ number: '1' }, { number: '2' }, { number: '3' })],
  ['four records of one kind', withRecords({}, {}, {}, {})],
  [
    'twenty-two arrests and a lease',
    withRecords(...Array.from({ length: 22 }, () => ({ type: { code: '022002000000', value: 'Арест' } })), {
      type: { code: '022006000000', value: 'Аренда' },
    }),
  ],
  ['a cancelled record', withRecords({ cancelledOn: '2020-01-01' })],
  ['one noted restriction', withRecords(noted('Охранная зона'))],
  [
    'noted restrictions named in every way',
    withRecords(
      noted('Охранная зона'),
      noted('Охранная зона'),
      { isRegistered: false, type: undefined, zone: { name: 'Зона 1' } },
      { isRegistered: false },
      { isRegistered: false, type: undefined },
    ),
  ],
  [
    'a record that misses a consent of a person',
    withRecords({ missingConsents: [{ persons: ['Супруга', 'Сын'] }] }),
  ],
  ['a record that misses a consent of nobody named', withRecords({ missingConsents: [{ persons: [] }] })],
  ['an unread part that speaks of restrictions', cleanWith({ unread: ['restrict_records/new/kind'] })],
  [
    'a shown part that speaks of encumbrances',
    cleanWith({ plain: [{ path: 'new_encumbrance/a', title: 'А', text: 'б' }] }),
  ],
  ['an unread part deeper that is called so', cleanWith({ unread: ['object/restrict'] })],
  ['an unread part that speaks of rights, and an owner', cleanWith({ unread: ['right_records/new'] })],
  [
    'an unread part that speaks of rights, and no owner',
    cleanWith({ rights: [], unread: ['right_records/new'] }),
  ],
];

/** Rights bought and sold on these days. */
export const bought = (history: History, ...days: string[]): History => ({
  ...history,
  rights: days.map((registeredOn, place) =>
    ownership({ registeredOn, ...(days[place + 1] && { cancelledOn: days[place + 1] }) }),
  ),
  transfers: days.map((date, place) => ({ date, arisen: [place], ended: place === 0 ? [] : [place - 1] })),
});

const calm = ['2005-01-01', '2011-01-01', '2019-01-01'];
const held =
  (...days: string[]) =>
  (history: History): History =>
    bought(history, ...days);
const calmWith =
  (changes: Partial<History>) =>
  (history: History): History => ({ ...bought(history, ...calm), ...changes });

export const historyCases: readonly Case<History>[] = [
  ['no transfers', held()],
  ['one owner from the beginning', held('2005-01-01')],
  ['calm transfers', held(...calm)],
  ['one transfer of the last three years', held('2005-01-01', '2011-01-01', '2022-01-01')],
  ['two transfers of the last three years', held('2010-01-01', '2022-01-01', '2023-01-01')],
  ['three transfers of the last three years', held('2010-01-01', '2021-05-01', '2022-05-01', '2023-05-01')],
  ['a transfer three years ago to the day', held('2010-01-01', '2021-03-25', '2023-01-01')],
  ['a transfer three years ago less a day', held('2010-01-01', '2021-03-26', '2023-01-01')],
  ['ownership of a day', held('2010-01-01', '2020-01-01', '2020-01-02')],
  ['ownership of 182 days', held('2010-01-01', '2020-01-01', '2020-07-01')],
  ['ownership of 183 days', held('2010-01-01', '2020-01-01', '2020-07-02')],
  ['ownership of a month that ended five years ago', held('2010-01-01', '2019-02-25', '2019-03-25')],
  [
    'ownership of a month that ended five years ago less a day',
    held('2010-01-01', '2019-02-25', '2019-03-26'),
  ],
  ['two short ownerships', held('2010-01-01', '2020-01-01', '2020-02-01', '2020-04-01')],
  [
    'an ownership that ended before it began',
    calmWith({ rights: [ownership({ registeredOn: '2023-05-05', cancelledOn: '2023-05-01' })] }),
  ],
  [
    'a transfer by which no right arose',
    calmWith({ transfers: [{ date: '2023-12-12', arisen: [], ended: [0] }] }),
  ],
  [
    'a transfer without a day',
    calmWith({
      transfers: [
        { arisen: [0], ended: [] },
        { date: '2005-01-01', arisen: [0], ended: [] },
      ],
    }),
  ],
];

const grounded = (name: string): Partial<Right> => ({
  documents: [{ name, number: '№ 5', date: '2010-01-01' }],
});

export const withRights =
  (...rights: Partial<Right>[]) =>
  (flat: Flat): Flat => ({ ...flat, encumbrances: [], rights: rights.map(ownership) });

export const groundCases: readonly Case<Flat>[] = [
  ...[
    'Свидетельство о праве на наследство',
    'Договор дарения',
    'Договор передачи квартиры в собственность',
    'Договор передачи жилого помещения',
    'Договор передачи комнаты',
    'Договор приватизации',
    'Судебный приказ',
    'Решение суда',
    'Определение суда',
    'Договор ренты',
    'Договор пожизненного содержания с иждивением',
    'Договор с использованием материнского капитала',
    'Договор купли-продажи',
  ].map((name): Case<Flat> => [`the ground «${name}»`, withRights(grounded(name))]),
  ['the ground is told by its kind', withRights({ documents: [{ type: { value: 'Договор дарения' } }] })],
  [
    'the ground is told by its kind beside a name',
    withRights({ documents: [{ name: 'Договор', type: { value: 'Договор дарения' } }] }),
  ],
  ['the ground has no name', withRights({ documents: [{ number: '1' }] })],
  [
    'the ground of a right that ended',
    withRights({ ...grounded('Договор дарения'), cancelledOn: '2020-01-01' }, {}),
  ],
  [
    'the ground of a right that is no ownership',
    withRights({}, { ...grounded('Договор дарения'), type: { value: 'Аренда' } }),
  ],
  [
    'several grounds',
    withRights({
      documents: [
        { name: 'Завещание и наследство' },
        { name: 'Договор дарения' },
        { name: 'Договор дарения 2' },
      ],
    }),
  ],
];
