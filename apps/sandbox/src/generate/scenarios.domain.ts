import type { Address, ObjectUse, RealtyObject, Right } from '../objects/object.ts';
import { createRandom, type Random } from './random.domain.ts';
import { CITY, companyHolder, inventEncumbrance, inventHistory, personHolder } from './rights.domain.ts';

const QUARTER = '78:31:0099001';
const PLACE: [number, number] = [30.3561, 59.9382];
const STREET = { postcode: '191014', district: 'Центральный', street: 'Маяковского', streetType: 'ул' };

const numberOf = (index: number): string => `${QUARTER}:${index}`;

type Wish = Partial<RealtyObject> & { scenario: string; index: number; inner?: Partial<Address> };

function object({ index, inner, ...wish }: Wish): RealtyObject {
  const random = createRandom(`scenario ${wish.scenario}`);
  return {
    number: numberOf(index),
    kind: 'room',
    use: 'flat',
    address: { ...STREET, house: '101', ...inner },
    area: 54.3,
    level: '4',
    cost: 9_876_543.21,
    status: 'registered',
    registered: '2012-06-28',
    ...(wish.kind === undefined || wish.kind === 'room' || wish.kind === 'parking'
      ? { building: numberOf(100) }
      : {}),
    place: [PLACE[0] + index * 1e-5, PLACE[1] + index * 1e-5].map(
      (degrees) => Math.round(degrees * 1e5) / 1e5,
    ) as [number, number],
    rights: oneOwner(numberOf(index), random),
    encumbrances: [],
    ...wish,
  };
}

const oneOwner = (cadastral: string, random: Random, transfers = 1): Right[] =>
  inventHistory({ cadastral, since: 2004, transfers, first: 'privatisation', holder: personHolder }, random);

function encumbered(wish: Wish, ...types: RealtyObject['encumbrances'][number]['type'][]): RealtyObject {
  const made = object(wish);
  const random = createRandom(`encumbrance ${wish.scenario}`);
  return {
    ...made,
    encumbrances: types.map((type) => inventEncumbrance(type, made.number, made.rights, random)),
  };
}

function quickResale(cadastral: string): Right[] {
  const days = ['2009-03-12', '2025-02-03', '2025-06-17', '2025-11-24', '2026-05-08'];
  const random = createRandom('quick resale');
  return days.map((registered, index) => {
    const ended = days[index + 1];
    return {
      type: 'ownership',
      number: `${cadastral}-78/0${index + 11}/${registered.slice(0, 4)}-${index + 1}`,
      registered,
      ...(ended
        ? { ended, endedBy: `${cadastral}-78/0${index + 12}/${ended.slice(0, 4)}-${index + 2}` }
        : {}),
      holders: [personHolder(random)],
      ground: index === 0 ? 'privatisation' : 'sale',
    };
  });
}

const flats = (): RealtyObject[] => {
  const shared = createRandom('shared');
  return [
    object({ scenario: 'flat-clean', index: 101, inner: { flat: '1' } }),
    encumbered({ scenario: 'flat-mortgage', index: 102, inner: { flat: '2' } }, 'mortgage-by-law'),
    encumbered({ scenario: 'flat-arrest', index: 103, inner: { flat: '3' } }, 'arrest', 'ban'),
    encumbered({ scenario: 'flat-ban', index: 104, inner: { flat: '4' } }, 'ban'),
    object({
      scenario: 'flat-shared',
      index: 105,
      inner: { flat: '5' },
      rights: inventHistory(
        {
          cadastral: numberOf(105),
          since: 2005,
          transfers: 2,
          first: 'privatisation',
          holder: personHolder,
          now: {
            type: 'shared',
            shares: [
              [1, 2],
              [1, 4],
              [1, 4],
            ],
          },
        },
        shared,
      ),
    }),
    object({
      scenario: 'flat-joint',
      index: 106,
      inner: { flat: '6' },
      rights: inventHistory(
        {
          cadastral: numberOf(106),
          since: 2008,
          transfers: 1,
          first: 'sale',
          holder: personHolder,
          now: { type: 'joint' },
        },
        shared,
      ),
    }),
    object({ scenario: 'flat-long-history', index: 107, inner: { flat: '7' }, rights: oneOwnerLong(107) }),
    object({
      scenario: 'flat-cancelled',
      index: 108,
      inner: { flat: '8' },
      status: 'cancelled',
      removed: '2024-09-17',
      rights: [],
    }),
    object({
      scenario: 'flat-removed',
      index: 109,
      inner: { flat: '9' },
      status: 'removed',
      removed: '2025-03-04',
      rights: closed(109),
    }),
    object({ scenario: 'flat-no-area', index: 110, inner: { flat: '10' }, areaUnlisted: true }),
    object({ scenario: 'flat-no-level', index: 111, inner: { flat: '11' }, level: null }),
    encumbered({ scenario: 'flat-rent', index: 112, inner: { flat: '12' } }, 'rent'),
    object({
      scenario: 'flat-quick-resale',
      index: 113,
      inner: { flat: '13' },
      rights: quickResale(numberOf(113)),
    }),
    object({ scenario: 'flat-no-rights', index: 114, inner: { flat: '14' }, rights: [] }),
    object({ scenario: 'flat-company', index: 115, inner: { flat: '15' }, rights: companyOwned(115) }),
    object({ scenario: 'chamber', index: 116, use: 'chamber', area: 17.4, inner: { flat: '16', room: '2' } }),
  ];
};

const oneOwnerLong = (index: number): Right[] => oneOwner(numberOf(index), createRandom('long'), 12);

const closed = (index: number): Right[] =>
  oneOwner(numberOf(index), createRandom('closed')).map((right) =>
    right.ended ? right : { ...right, ended: '2025-03-04', endedBy: right.number },
  );

const companyOwned = (index: number): Right[] =>
  inventHistory(
    {
      cadastral: numberOf(index),
      since: 2010,
      transfers: 1,
      first: 'share-participation',
      holder: companyHolder,
    },
    createRandom('company'),
  );

const cityOwned = (index: number): Right[] =>
  inventHistory(
    { cadastral: numberOf(index), since: 2006, transfers: 0, first: 'allotment', holder: () => CITY },
    createRandom('city'),
  );

const plain = (
  scenario: string,
  index: number,
  kind: RealtyObject['kind'],
  use: ObjectUse,
  rest: Partial<Wish> = {},
): Wish => ({
  scenario,
  index,
  kind,
  use,
  level: null,
  inner: { house: String(index) },
  ...rest,
});

const others = (): RealtyObject[] => [
  object(
    plain('apartment-building', 100, 'building', 'apartment-building', {
      inner: { house: '101' },
      area: 6204.8,
      level: '9',
      year: 1978,
      material: 'Кирпичные',
      status: 'previously-registered',
      rights: [],
      plot: numberOf(20),
    }),
  ),
  encumbered(
    plain('commercial-lease', 117, 'room', 'commercial', {
      inner: { premises: '1-Н' },
      area: 137.2,
      level: '1',
      rights: companyOwned(117),
    }),
    'lease',
  ),
  object(plain('parking', 118, 'parking', 'parking', { inner: { parking: '12' }, area: 14.2, level: '-1' })),
  object(
    plain('house', 119, 'building', 'house', {
      area: 148.6,
      level: '2',
      year: 1994,
      material: 'Деревянные',
      plot: numberOf(20),
    }),
  ),
  object(
    plain('land', 20, 'land', 'land-garden', { inner: { house: '119' }, area: 1011, cost: 4_210_330.5 }),
  ),
  encumbered(
    plain('land-servitude', 21, 'land', 'land-garden', { inner: { house: '121' }, area: 1340 }),
    'servitude',
  ),
  encumbered(
    plain('land-city-lease', 22, 'land', 'land-commercial', {
      inner: { house: '122' },
      area: 3050,
      rights: cityOwned(22),
    }),
    'lease',
  ),
  object(
    plain('unfinished', 123, 'unfinished', 'house', {
      area: 212.4,
      readiness: 42,
      cost: null,
      plot: numberOf(21),
    }),
  ),
  object(
    plain('utility', 124, 'construction', 'utility', { area: 88.1, year: 1987, rights: cityOwned(124) }),
  ),
  encumbered(
    plain('office-heritage', 125, 'building', 'office-building', {
      area: 2210.7,
      level: '5',
      year: 1903,
      material: 'Кирпичные',
      rights: companyOwned(125),
    }),
    'heritage',
  ),
];

const sameAddress = (): RealtyObject[] =>
  Array.from({ length: 6 }, (_, index) =>
    object({
      scenario: `same-address-${index + 1}`,
      index: 131 + index,
      inner: { house: '131', flat: '7' },
      area: 40 + index * 3.1,
      status: index === 2 ? 'cancelled' : index === 4 ? 'removed' : 'registered',
      ...(index === 2 || index === 4 ? { removed: '2023-05-30', rights: [] } : {}),
    }),
  );

/** Objects with a name of their own, all in one invented quarter, for tests and demonstrations. */
export const scenarioObjects = (): RealtyObject[] => [...flats(), ...others(), ...sameAddress()];
