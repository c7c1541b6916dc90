import { readFileSync } from 'node:fs';
import { parsePlate } from '@proverka/validation/plate';
import { parseVin } from '@proverka/validation/vin';
import type { Company } from '../companies/company.ts';
import type { Car } from './car.ts';
import { isNamesake, nameKey, type NameQuery, type WorldPerson } from './person.ts';

/** The identifier a car is asked about by: one of the three. */
export type CarQuery = { vin?: string; body_number?: string; plate?: string };

/** Invented people, companies and cars, and what registers hold about them. */
export type Registers = {
  people: readonly WorldPerson[];
  companies: readonly Company[];
  cars: readonly Car[];
  namesakes: (query: NameQuery) => WorldPerson[];
  personByPassport: (passport: string) => WorldPerson | undefined;
  peopleByInn: (inn: string) => WorldPerson[];
  /** By INN or OGRN. */
  company: (id: string) => Company | undefined;
  car: (query: CarQuery) => Car | undefined;
};

const readLines = <T>(file: URL): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

export function loadRegisters(folder: URL, companies: ReadonlyMap<string, Company>): Registers {
  const people = readLines<WorldPerson>(new URL('people.jsonl', folder));
  const cars = readLines<Car>(new URL('cars.jsonl', folder));
  const all = [...companies.values()];
  const byName = Map.groupBy(people, nameKey);
  const byPassport = new Map(people.map((person) => [person.passport, person]));
  const byOgrn = new Map(all.map((company) => [company.ogrn, company]));
  return {
    people,
    cars,
    companies: all,
    namesakes: (query) => (byName.get(nameKey(query)) ?? []).filter((person) => isNamesake(person, query)),
    personByPassport: (passport) => byPassport.get(passport),
    peopleByInn: (inn) => people.filter((person) => person.inn === inn),
    company: (id) => companies.get(id) ?? byOgrn.get(id),
    car: ({ vin = '', body_number: body = '', plate = '' }) => {
      const numbers = [parseVin(vin), body.trim().toUpperCase(), parsePlate(plate)];
      return cars.find((car) =>
        [car.vin, car.body, car.plate].some((number, index) => number !== null && number === numbers[index]),
      );
    },
  };
}
