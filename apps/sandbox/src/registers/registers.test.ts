import { readFileSync } from 'node:fs';
import { isInn } from '@proverka/validation/inn';
import { isOgrn, isOgrnip } from '@proverka/validation/ogrn';
import { parsePlate } from '@proverka/validation/plate';
import { isRegionCode } from '@proverka/validation/regions';
import { isVin } from '@proverka/validation/vin';
import { describe, expect, test } from 'vitest';
import { loadCompanies } from '../companies/companies.ts';
import { loadEntrepreneurs } from '../companies/entrepreneurs.ts';
import { toLines } from '../generate/register.domain.ts';
import { inventCars } from '../generate/world-cars.domain.ts';
import { inventCompanies } from '../generate/world-companies.domain.ts';
import { inventPeople, type PassportRow } from '../generate/world-people.domain.ts';
import { CHECKS } from '../supplier/checks.domain.ts';
import { dayFrom, withDays } from './days.domain.ts';
import { fullNameOf } from './person.ts';
import { loadRegisters } from './registers.ts';

const data = new URL('../../data/', import.meta.url);
const text = (file: string): string => readFileSync(new URL(file, data), 'utf8');
const registers = loadRegisters(data, loadCompanies(data));
const { people, companies, cars } = registers;
const invented = companies.filter(({ inn }) => inn.startsWith('00'));

const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe('the invented world', () => {
  test('the committed people, companies and cars are what the generator makes', () => {
    const passports = JSON.parse(text('passports.json')) as PassportRow[];
    expect(text('people.jsonl')).toBe(toLines(inventPeople(passports)));
    expect(text('companies/invented.jsonl')).toBe(toLines(inventCompanies()));
    expect(text('cars.jsonl')).toBe(toLines(inventCars()));
  });

  test('there are at least 200 invented people, each with an INN, a passport and a region of their own', () => {
    expect(people.length).toBeGreaterThanOrEqual(200);
    expect(people.filter(({ inn, region }) => !isInn(inn) || !isRegionCode(region))).toEqual([]);
    expect(distinct(people.map(({ inn }) => inn))).toBe(true);
    expect(distinct(people.map(({ passport }) => passport))).toBe(true);
    expect(people.filter(({ passport }) => !/^00\d\d \d{6}$/.test(passport))).toEqual([]);
  });

  test('everybody whose passport is listed exists under the same name and birth date', () => {
    for (const row of JSON.parse(text('passports.json')) as PassportRow[]) {
      expect(registers.personByPassport(`${row.series} ${row.number}`)).toMatchObject({
        last: row.last_name,
        first: row.first_name,
        middle: row.middle_name,
        born: row.birth_date,
      });
    }
  });

  test('there are full namesakes, people without records and people with many', () => {
    const names = Map.groupBy(people, fullNameOf);
    expect([...names.values()].filter((namesakes) => namesakes.length > 1).length).toBeGreaterThanOrEqual(10);
    const found = people.map(({ records = {} }) => Object.keys(records).length);
    expect(found.filter((count) => count === 0).length).toBeGreaterThanOrEqual(20);
    expect(Math.max(...found)).toBe(CHECKS.filter(({ by }) => by !== 'company' && by !== 'car').length);
  });

  test('namesakes of the person without records have none either', () => {
    const namesakes = registers.namesakes({ last: 'ТЕСТОВ', first: 'иван', middle: 'Петрович' });
    expect(namesakes.length).toBeGreaterThan(1);
    expect(namesakes.filter(({ records }) => records !== undefined)).toEqual([]);
  });

  test('invented companies have numbers of a region that does not exist, and are found by INN and OGRN', () => {
    expect(invented.length).toBeGreaterThanOrEqual(30);
    expect(invented.filter(({ inn, ogrn }) => !isInn(inn) || !isOgrn(ogrn))).toEqual([]);
    expect(distinct(invented.map(({ ogrn }) => ogrn))).toBe(true);
    for (const company of invented) expect(registers.company(company.ogrn)).toBe(company);
    const entrepreneurs = loadEntrepreneurs(data, registers);
    expect(entrepreneurs.filter(({ ogrn, inn }) => !isOgrnip(ogrn) || !isInn(inn))).toEqual([]);
  });

  test('companies of the public register carry facts only', () => {
    const real = companies.filter(({ inn }) => !inn.startsWith('00'));
    expect(real.length).toBeGreaterThanOrEqual(50);
    expect(real.filter(({ records }) => records !== undefined)).toEqual([]);
  });

  test('there are a hundred cars, each found by VIN or body number and by plate', () => {
    expect(cars.length).toBeGreaterThanOrEqual(100);
    for (const car of cars) {
      expect(car.vin === null ? car.body !== null : isVin(car.vin)).toBe(true);
      expect(parsePlate(car.plate ?? '')).toBe(car.plate);
      expect(registers.car({ plate: car.plate ?? '' })).toBe(car);
      expect(registers.car(car.vin === null ? { body_number: car.body ?? '' } : { vin: car.vin })).toBe(car);
    }
    expect(cars.filter(({ vin }) => vin === null).length).toBeGreaterThanOrEqual(5);
  });

  test('no scenario is used twice', () => {
    const scenarios = [...people, ...companies, ...cars].flatMap(({ scenario }) => scenario ?? []);
    expect(scenarios.length).toBeGreaterThanOrEqual(40);
    expect(distinct(scenarios)).toBe(true);
  });
});

describe('days of the data', () => {
  test('relative dates are counted from the day of the answer, at any depth', () => {
    const now = new Date('2027-03-01T09:00:00Z');
    expect(dayFrom(now, -1)).toBe('2027-02-28');
    expect(withDays({ rows: [{ until: '@+30', since: '2020-01-01', count: 3, note: null }] }, now)).toEqual({
      rows: [{ until: '2027-03-31', since: '2020-01-01', count: 3, note: null }],
    });
  });
});
