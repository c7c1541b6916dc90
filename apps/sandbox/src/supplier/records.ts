import type { Company } from '../companies/company.ts';
import { recordedPerson, type RegisterRow, sameName, type WorldPerson } from '../registers/person.ts';
import type { CarQuery, Registers } from '../registers/registers.ts';
import type { CheckKind } from './checks.domain.ts';
import type { CompanyQuery, PersonQuery, Subject } from './subject.ts';

type Row = Record<string, unknown>;

/** The question lacks a required field. */
export type Missing = { missing: string[] };

const withPerson = (person: WorldPerson, { as, ...row }: RegisterRow): Row => ({
  ...row,
  person: recordedPerson(person, as),
});

const rowsOf = (people: WorldPerson[], check: string): Row[] =>
  people.flatMap((person) => (person.records?.[check] ?? []).map((row) => withPerson(person, row)));

const nameOf = (query: PersonQuery) => ({
  last: query.last_name,
  first: query.first_name,
  middle: query.middle_name,
});

/** Registers searched by name return everybody with that name; a few need another field for some people. */
function byName(registers: Registers, check: string, query: PersonQuery): Row[] | Missing {
  const people = registers.namesakes(nameOf(query));
  const wanted = people
    .filter((person) => person.born === query.birth_date)
    .flatMap((person) => person.wants?.[check] ?? []);
  const missing = [...new Set(wanted)].filter((field) => query[field] === '');
  return missing.length > 0 ? { missing } : rowsOf(people, check);
}

function byInn(registers: Registers, check: string, { inn }: PersonQuery): Row[] | Missing {
  return inn === '' ? { missing: ['inn'] } : rowsOf(registers.peopleByInn(inn), check);
}

/** Name, birth date and passport must all agree. */
function byPassport(registers: Registers, check: string, query: PersonQuery): Row[] | Missing {
  const { passport_series: series, passport_number: number } = query;
  if (series === '' || number === '') return { missing: ['passport'] };
  const person = registers.personByPassport(`${series} ${number}`);
  const agrees =
    person?.born === query.birth_date &&
    sameName(person.last, query.last_name) &&
    sameName(person.first, query.first_name) &&
    (query.middle_name === '' || sameName(person.middle ?? '', query.middle_name));
  if (!person || !agrees) return [];
  return check === 'inn'
    ? [withPerson(person, { as: { inn: person.inn }, inn: person.inn })]
    : rowsOf([person], check);
}

/** Companies of the public register have an invented director and no records. */
const publicFacts = (company: Company, check: string): Row[] =>
  check === 'company_management'
    ? [
        {
          name: 'Тестов Тест Тестович',
          position: 'Генеральный директор',
          since: new Date(company.registered ?? Date.UTC(2020, 0, 1)).toISOString().slice(0, 10),
          inn: null,
        },
      ]
    : [];

function ofCompany(registers: Registers, check: string, { inn, ogrn }: CompanyQuery): Row[] {
  const company = registers.company(inn || ogrn);
  if (!company) return [];
  return company.scenario || company.records ? (company.records?.[check] ?? []) : publicFacts(company, check);
}

function ofCar(registers: Registers, check: string, query: CarQuery): Row[] {
  const car = registers.car(query);
  if (!car) return [];
  if (check !== 'plate') return car.records?.[check] ?? [];
  return [{ vin: car.vin, body_number: car.body, brand: car.brand, model: car.model, year: car.year }];
}

/** The register's records; a person's include those of namesakes. */
export function recordsOf(registers: Registers, { name, by }: CheckKind, subject: Subject): Row[] | Missing {
  if (subject.kind === 'company') return ofCompany(registers, name, subject);
  if (subject.kind === 'car') return ofCar(registers, name, subject);
  if (by === 'inn') return byInn(registers, name, subject);
  return by === 'passport' ? byPassport(registers, name, subject) : byName(registers, name, subject);
}
