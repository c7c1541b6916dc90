import type { CarQuery } from '../registers/registers.ts';
import type { Answer } from '../source/source.ts';
import type { CheckKind } from './checks.domain.ts';
import { supplierError } from './errors.ts';

type Fields = Record<string, string>;

export type PersonQuery = {
  last_name: string;
  first_name: string;
  middle_name: string;
  birth_date: string;
  region: string;
  passport_series: string;
  passport_number: string;
  inn: string;
};
export type CompanyQuery = { inn: string; ogrn: string };
export type Subject =
  | ({ kind: 'person' } & PersonQuery)
  | ({ kind: 'company' } & CompanyQuery)
  | ({ kind: 'car' } & Required<CarQuery>);

type Rule = [field: string, pattern: RegExp, required?: true];

const PERSON: Rule[] = [
  ['last_name', /^[\p{L}'’ -]{1,100}$/u, true],
  ['first_name', /^[\p{L}'’ -]{1,100}$/u, true],
  ['middle_name', /^[\p{L}'’ -]{0,100}$/u],
  ['birth_date', /^\d{4}-\d{2}-\d{2}$/, true],
  ['region', /^\d{2}$/],
  ['passport_series', /^\d{4}$/],
  ['passport_number', /^\d{6}$/],
  ['inn', /^\d{12}$/],
];
const COMPANY: Rule[] = [
  ['inn', /^\d{10}(\d{2})?$/],
  ['ogrn', /^\d{13}(\d{2})?$/],
];
const CAR: Rule[] = [
  ['vin', /^[A-HJ-NPR-Z\d]{17}$/i],
  ['body_number', /^[A-Z\d-]{5,24}$/i],
  ['plate', /^\S{8,9}$/],
];

/** The named fields, empty ones as ''; returns the name of the field that is invalid. */
function readFields(body: Record<string, unknown>, rules: Rule[]): Fields | string {
  const fields: Fields = {};
  for (const [name, pattern, required] of rules) {
    const value = body[name] ?? '';
    if (value === '' ? required : typeof value !== 'string' || !pattern.test(value)) return name;
    fields[name] = value as string;
  }
  return fields;
}

const kindOf = (by: CheckKind['by']): Subject['kind'] => (by === 'company' || by === 'car' ? by : 'person');

/** What a check is about; a company and a car need one of their numbers. */
export function parseSubject(by: CheckKind['by'], body: unknown): Subject | Answer {
  if (typeof body !== 'object' || body === null) return supplierError(400);
  const kind = kindOf(by);
  const rules = { person: PERSON, company: COMPANY, car: CAR }[kind];
  const fields = readFields(body as Record<string, unknown>, rules);
  if (typeof fields === 'string') return supplierError(422, undefined, fields);
  const isNobody = Object.values(fields).every((value) => value === '');
  return isNobody
    ? supplierError(422, undefined, kind === 'company' ? 'inn' : 'vin')
    : ({ kind, ...fields } as unknown as Subject);
}

/** The subjects of a question for switches and the journal: «тестов иван петрович 1980-01-31», passport, INN, VIN … */
export function subjectKeys(body: unknown): string[] {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const words = (...names: string[]): string => names.map(text).filter(Boolean).join(' ');
  return [
    words('last_name', 'first_name', 'middle_name', 'birth_date'),
    words('passport_series', 'passport_number'),
    ...['inn', 'ogrn', 'vin', 'body_number', 'plate'].map(text),
  ].filter(Boolean);
}
