import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inventRegister, toLines } from '../generate/register.domain.ts';
import type { StreetRow } from '../generate/places.domain.ts';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { loadRegister } from './register.ts';

const data = new URL('../../data/', import.meta.url);
const register = loadRegister(data);
const numbers = (query: string): string[] => register.search(query).map((object) => object.number);

describe('the invented register', () => {
  test('the committed register is what the generator makes of the committed streets', () => {
    const streets = JSON.parse(readFileSync(new URL('streets.json', data), 'utf8')) as StreetRow[];
    expect(readFileSync(new URL('objects.jsonl', data), 'utf8')).toBe(toLines(inventRegister(streets)));
  });

  test('the register has at least 300 objects of every kind, with valid and unique numbers', () => {
    expect(register.all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(register.all.map((object) => object.number)).size).toBe(register.all.length);
    expect(register.all.filter((object) => !isCadastralNumber(object.number))).toEqual([]);
    expect(new Set(register.all.map((object) => object.kind))).toEqual(
      new Set(['room', 'building', 'land', 'construction', 'parking', 'unfinished']),
    );
  });

  test('the register has hard cases: removed objects, arrests and bans, long histories, shares, gaps', () => {
    const count = (test: (object: (typeof register.all)[number]) => boolean): number =>
      register.all.filter(test).length;
    expect(
      count((object) => object.status === 'cancelled' || object.status === 'removed'),
    ).toBeGreaterThanOrEqual(10);
    expect(
      count((object) => object.encumbrances.some(({ type }) => type === 'arrest' || type === 'ban')),
    ).toBeGreaterThanOrEqual(15);
    expect(count((object) => object.rights.length > 12)).toBeGreaterThanOrEqual(1);
    expect(count((object) => object.rights.some(({ share }) => share))).toBeGreaterThanOrEqual(20);
    expect(count((object) => object.areaUnlisted === true)).toBeGreaterThanOrEqual(5);
    expect(count((object) => object.kind === 'room' && object.level === null)).toBeGreaterThanOrEqual(5);
  });

  test('shares that start on one day add up to the whole', () => {
    const wrong = register.all.filter((object) => {
      const current = object.rights.filter((right) => !right.ended && right.share);
      const sum = current.reduce((total, { share }) => total + (share ? share[0] / share[1] : 0), 0);
      return current.length > 0 && Math.abs(sum - 1) > 1e-9;
    });
    expect(wrong).toEqual([]);
  });

  test('no right ends before it starts, and no history has a gap', () => {
    const ends = register.all.flatMap((object) =>
      object.rights.filter(({ ended, registered }) => ended && ended < registered),
    );
    expect(ends).toEqual([]);
  });
});

describe('search by address', () => {
  test('an address is found in any usual spelling', () => {
    const wanted = ['78:31:0099001:103'];
    expect(numbers('г Санкт-Петербург, ул Маяковского, д 101, кв 3')).toEqual(wanted);
    expect(numbers('Санкт-Петербург, улица маяковского, дом 101, квартира 3')).toEqual(wanted);
    expect(numbers('спб маяковского 101 кв3')).toEqual(wanted);
  });

  test('a search by address returns every number registered there', () => {
    expect(numbers('Маяковского 131, кв 7')).toHaveLength(6);
  });

  test('a search by address ignores case and treats ё as е', () => {
    const king = register.all.filter((object) => object.address.street === 'Королёва').length;
    expect(king).toBeGreaterThan(0);
    expect(numbers('пр-кт КОРОЛЕВА')).toHaveLength(king);
    expect(numbers('проспект королёва')).toHaveLength(king);
  });

  test('a search by address tells a flat from a house and matches whole numbers only', () => {
    expect(numbers('Маяковского, д 3')).not.toContain('78:31:0099001:103');
    expect(numbers('Маяковского д 101 кв 1')).toEqual(['78:31:0099001:101']);
    expect(register.search('Маяковского д 10', { typing: true }).length).toBeGreaterThan(10);
  });

  test('a search for an unknown or meaningless address returns nothing', () => {
    expect(numbers('Маяковского 9999')).toEqual([]);
    expect(numbers('ул. , д.')).toEqual([]);
  });
});
