import { expect, test } from 'vitest';
import { loadRegister } from '../objects/register.ts';
import { createMarketDesk } from './desk.ts';
import { flatOf } from './flats.domain.ts';
import { registerWithMarket } from './register-with-market.ts';

const folder = new URL('../../data/', import.meta.url);
const plain = loadRegister(folder);
const now = () => new Date('2026-11-26T12:00:00Z');
const desk = createMarketDesk({ folder, objects: plain.all, publicUrl: 'http://sandbox.test', now });
const register = registerWithMarket(plain, desk);
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
