import { expect, test } from 'vitest';
import { loadRegister } from '../objects/register.ts';
import { createMarketAddresses } from './addresses.ts';
import { dayOf } from './days.domain.ts';
import { createMarketDesk } from './desk.ts';
import { flatOf } from './flats.domain.ts';
import { registerWithMarket } from './register-with-market.ts';
import { salesBetween } from './sales.domain.ts';

const folder = new URL('../../data/', import.meta.url);
const plain = loadRegister(folder);
const now = () => new Date('2026-11-26T12:00:00Z');
const desk = createMarketDesk({ folder, objects: plain.all, publicUrl: 'http://sandbox.test', now });
const addresses = createMarketAddresses(desk, (number) => plain.find(number) !== undefined);
const register = registerWithMarket(plain, desk, addresses);
/** Some houses are of the register itself. */
const houses = desk.market().houses.filter(({ kadNumber }) => plain.find(kadNumber) === undefined);

test('a house that only the market had and its flats are in the register, each under its own number', () => {
  for (const house of houses.filter((_, place) => place % 50 === 0)) {
    expect(register.find(house.kadNumber)).toMatchObject({ kind: 'building', addressText: house.address });
    for (const index of [0, 1]) {
      const flat = flatOf(house, index);
      expect(register.find(flat.kadNumber)).toMatchObject({
        number: flat.kadNumber,
        building: house.kadNumber,
        area: flat.area,
        addressText: `${house.address}, кв. ${flat.number}`,
      });
    }
  }
});

/** Flats that only the market had, with the days of their registered sales, in every city. */
const sold = Map.groupBy(
  salesBetween(desk.grown(), { since: -Infinity, until: Infinity }, dayOf('2026-11-25'))
    .map(({ row }) => row())
    .filter(({ kad_number }) => plain.find(kad_number) === undefined),
  ({ kad_number }) => kad_number,
);

test('the owner of a flat changes on the days of its registered sales and on no other', () => {
  const often = [...sold].filter(([, sales]) => sales.length > 1).slice(0, 5);
  expect(often.length).toBeGreaterThan(1);
  for (const [number, sales] of [...often, ...[...sold].slice(0, 5)]) {
    const days = sales.map(({ registered_on }) => registered_on);
    const rights = register.find(number)?.rights ?? [];
    const [first, ...bought] = rights;
    expect(first?.ground).not.toBe('sale');
    expect(bought.map(({ registered, ground }) => [registered, ground])).toEqual(
      days.map((day) => [day, 'sale']),
    );
    expect(rights.map(({ ended }) => ended)).toEqual([...days, undefined]);
    expect(new Set(rights.map(({ number: of }) => of)).size).toBe(rights.length);
  }
});

test('a flat is a flat in the register, and apartments are premises of another kind', () => {
  const uses = Map.groupBy([...sold.values()].flat(), ({ object_type }) => object_type);
  expect(register.find(uses.get('flat')?.[0]?.kad_number ?? '')).toMatchObject({ kind: 'room', use: 'flat' });
  expect(register.find(uses.get('apartments')?.[0]?.kad_number ?? '')).toMatchObject({
    kind: 'room',
    use: 'commercial',
  });
});

test('a flat has one owner today, the same at every question', () => {
  const [house] = houses;
  if (!house) throw new Error('The market has no houses');
  const { kadNumber } = flatOf(house, 3);
  const owners = () => register.find(kadNumber)?.rights.filter(({ ended }) => ended === undefined);
  expect(owners()).toHaveLength(1);
  expect(owners()).toEqual(owners());
});

test('a number of a quarter of the market that no flat has is unknown', () => {
  const [house] = houses;
  const quarter = house?.kadNumber.slice(0, house.kadNumber.lastIndexOf(':'));
  expect(register.find(`${quarter}:999999`)).toBeUndefined();
  expect(register.find('77:01:0001001:1')).toBe(plain.find('77:01:0001001:1'));
});

const numbersAt = (query: string) => register.search(query).map(({ number }) => number);

test('a house of the market and its flats are found by the address an advert tells, and nothing else is', () => {
  for (const house of houses.filter((_, place) => place % 60 === 0)) {
    const flat = flatOf(house, 4);
    expect(numbersAt(`${house.address}, кв. ${flat.number}`)).toEqual([flat.kadNumber]);
    const [first, ...flats] = numbersAt(house.address);
    expect(first).toBe(house.kadNumber);
    expect(flats).toContain(flat.kadNumber);
  }
});

test('an address is understood as people write it, and a flat the house does not have is not invented', () => {
  const house = houses.find(({ city, house: number }) => city.id === 2 && !number.includes('корп'));
  if (!house) throw new Error('The market has no such house');
  const flat = flatOf(house, 4);
  const street = house.street.replace('ул. ', '');
  expect(numbersAt(`примерск ${street} ${house.house} кв 5`)).toContain(flat.kadNumber);
  expect(numbersAt(`примерск, ${street}, ${house.house}, 5`)).toContain(flat.kadNumber);
  expect(numbersAt(`${house.address}, кв. 4999`)).toEqual([]);
});

test('what the register itself has at an address stays the only answer', () => {
  const flat = plain.all.find(({ use, address }) => use === 'flat' && address.street === 'Маяковского');
  if (!flat) throw new Error('The register has no such flat');
  const query = `Маяковского ${flat.address.house} кв ${flat.address.flat ?? ''}`;
  expect(register.search(query)).toEqual(plain.search(query));
});
