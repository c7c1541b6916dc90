import { readFileSync } from 'node:fs';
import type { WorldPerson } from '../registers/person.ts';
import { dayFrom } from '../registers/days.domain.ts';
import type { Answer, Operation } from '../source/source.ts';
import { supplierError } from './errors.ts';

type PassportStatus = 'valid' | 'invalid' | 'unknown';

type Passport = {
  last_name: string;
  first_name: string;
  middle_name: string;
  birth_date: string;
  series: string;
  number: string;
  status: PassportStatus;
};

const RULES: [field: keyof Passport, pattern: RegExp, required: boolean][] = [
  ['last_name', /^[а-яёa-z' -]{1,100}$/i, true],
  ['first_name', /^[а-яёa-z' -]{1,100}$/i, true],
  ['middle_name', /^[а-яёa-z' -]{0,100}$/i, false],
  ['birth_date', /^\d{4}-\d{2}-\d{2}$/, true],
  ['series', /^\d{4}$/, true],
  ['number', /^(?!000000)\d{6}$/, true],
];

type Person = Omit<Passport, 'status'>;

function parsePerson(body: unknown): Person | Answer {
  if (typeof body !== 'object' || body === null) return supplierError(400);
  const fields = body as Record<string, unknown>;
  for (const [field, pattern, required] of RULES) {
    const value = fields[field];
    if (
      value === undefined || value === null ? required : typeof value !== 'string' || !pattern.test(value)
    ) {
      return supplierError(422, undefined, field);
    }
  }
  return { middle_name: '', ...fields } as Person;
}

/** Passports of the invented people. */
function passportOf(person: WorldPerson): Passport {
  const [series = '', number = ''] = person.passport.split(' ');
  return {
    last_name: person.last,
    first_name: person.first,
    middle_name: person.middle ?? '',
    birth_date: person.born,
    series,
    number,
    status: person.passportStatus ?? 'valid',
  };
}

const sameText = (a: string, b: string): boolean =>
  a.trim().toLowerCase().replaceAll('ё', 'е') === b.trim().toLowerCase().replaceAll('ё', 'е');

/** A known passport with another name or birth date is not valid; an unknown one cannot be checked. */
function statusOf(known: Passport | undefined, person: Person): PassportStatus {
  if (!known) return 'unknown';
  const matches =
    sameText(known.last_name, person.last_name) &&
    sameText(known.first_name, person.first_name) &&
    sameText(known.middle_name, person.middle_name) &&
    known.birth_date === person.birth_date;
  return matches || known.status === 'unknown' ? known.status : 'invalid';
}

type Deps = { folder: URL; people: readonly WorldPerson[]; now: () => Date };

const keyOf = ({ series, number }: Pick<Passport, 'series' | 'number'>): string => `${series} ${number}`;

export function passportOperation({ folder, people, now }: Deps): Operation {
  const listed = JSON.parse(readFileSync(new URL('passports.json', folder), 'utf8')) as Passport[];
  const passports = new Map([...people.map(passportOf), ...listed].map((one) => [keyOf(one), one]));
  return {
    name: 'passport',
    title: 'Действительность паспорта',
    method: 'POST',
    path: '/passport',
    subjects: ({ body }) => {
      const { series, number } = (body ?? {}) as Partial<Person>;
      return [`${series ?? ''} ${number ?? ''}`];
    },
    handle: ({ body }) => {
      const person = parsePerson(body);
      if ('body' in person) return person;
      return {
        body: {
          status: statusOf(passports.get(keyOf(person)), person),
          checked_at: now().toISOString(),
          source_date: dayFrom(now(), -1),
          asked: { series: person.series, number: person.number },
        },
      };
    },
  };
}
