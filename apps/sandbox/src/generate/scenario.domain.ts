import type { Address, RealtyObject, Right } from '../objects/object.ts';
import { createRandom, type Random } from './random.domain.ts';
import { CITY, companyHolder, inventEncumbrance, inventHistory, personHolder } from './rights.domain.ts';

const QUARTER = '78:31:0099001';
const PLACE: [number, number] = [30.3561, 59.9382];
const STREET = { postcode: '191014', district: 'Центральный', street: 'Маяковского', streetType: 'ул' };

export const numberOf = (index: number): string => `${QUARTER}:${index}`;

export type Wish = Partial<RealtyObject> & { scenario: string; index: number; inner?: Partial<Address> };

export function object({ index, inner, ...wish }: Wish): RealtyObject {
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

export const oneOwner = (cadastral: string, random: Random, transfers = 1): Right[] =>
  inventHistory({ cadastral, since: 2004, transfers, first: 'privatisation', holder: personHolder }, random);

export function encumbered(
  wish: Wish,
  ...types: RealtyObject['encumbrances'][number]['type'][]
): RealtyObject {
  const made = object(wish);
  const random = createRandom(`encumbrance ${wish.scenario}`);
  return {
    ...made,
    encumbrances: types.map((type) => inventEncumbrance(type, made.number, made.rights, random)),
  };
}

export const companyOwned = (index: number): Right[] =>
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

export const cityOwned = (index: number): Right[] =>
  inventHistory(
    { cadastral: numberOf(index), since: 2006, transfers: 0, first: 'allotment', holder: () => CITY },
    createRandom('city'),
  );
