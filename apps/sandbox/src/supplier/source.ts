import { readFileSync } from 'node:fs';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { Register } from '../objects/register.ts';
import type { RealtyObject } from '../objects/object.ts';
import type { Answer, Operation, Source } from '../source/source.ts';
import { buildingSales } from './building-sales.domain.ts';

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

const CODES: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'Запрос не читается'],
  401: ['unauthorized', 'Ключ не указан или неизвестен'],
  402: ['no_funds', 'Недостаточно средств на счёте'],
  403: ['forbidden', 'Нет доступа к методу'],
  404: ['not_found', 'Метод не найден'],
  422: ['invalid_request', 'Поля заполнены неверно'],
  429: ['too_many_requests', 'Слишком много запросов'],
  503: ['source_unavailable', 'Источник недоступен'],
};

function supplierError(status: number, message?: string, field?: string): Answer {
  const [code, usual] = CODES[status] ?? ['internal_error', 'Внутренняя ошибка'];
  return { status, body: { error: { code, message: message ?? usual, ...(field ? { field } : {}) } } };
}

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

const sameText = (a: string, b: string): boolean =>
  a.trim().toLowerCase().replaceAll('ё', 'е') === b.trim().toLowerCase().replaceAll('ё', 'е');

/** A known passport with another name or birth date is not valid; an unknown one could not be checked. */
function statusOf(passports: Passport[], person: Person): PassportStatus {
  const known = passports.find(({ series, number }) => series === person.series && number === person.number);
  if (!known) return 'unknown';
  const matches =
    sameText(known.last_name, person.last_name) &&
    sameText(known.first_name, person.first_name) &&
    sameText(known.middle_name, person.middle_name) &&
    known.birth_date === person.birth_date;
  return matches || known.status === 'unknown' ? known.status : 'invalid';
}

const DAY_MS = 24 * 3_600_000;

const yesterday = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);

/** The building a number or an address stands for, also when it names a flat in it; none where it fits several. */
function findBuilding(register: Register, query: string): RealtyObject | undefined {
  const number = parseCadastralNumber(query);
  const found = number ? [register.find(number)] : register.search(query);
  const numbers = found.map((object) => (object?.kind === 'building' ? object.number : object?.building));
  const [only, ...others] = new Set(numbers.filter((one) => one !== undefined));
  return only !== undefined && others.length === 0 ? register.find(only) : undefined;
}

const UNKNOWN_BUILDING: Answer = {
  status: 404,
  body: { error: { code: 'building_not_found', message: 'О доме нет сведений' } },
};

const salesOperation = (register: Register, now: () => Date): Operation => ({
  name: 'building_sales',
  title: 'Продажи квартир в доме',
  method: 'GET',
  path: '/building_sales',
  subjects: ({ query }) => [query['query']],
  handle: ({ query }) => {
    const text = query['query']?.trim() ?? '';
    if (text === '' || text.length > 300) return supplierError(422, undefined, 'query');
    const building = findBuilding(register, text);
    if (!building) return UNKNOWN_BUILDING;
    const flats = register.all.filter(({ use, building: of }) => use === 'flat' && of === building.number);
    return { body: buildingSales(building, flats, yesterday(now())) };
  },
});

export type SupplierDeps = { folder: URL; token: string; register: Register; now: () => Date };

/** A supplier of checks with a protocol of the sandbox's own; it is described in the README. */
export function supplierSource({ folder, token, register, now }: SupplierDeps): Source {
  const passports = JSON.parse(readFileSync(new URL('passports.json', folder), 'utf8')) as Passport[];
  return {
    name: 'supplier',
    title: 'Поставщик проверок',
    prefix: '/supplier/v1',
    operations: [
      {
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
              status: statusOf(passports, person),
              checked_at: now().toISOString(),
              source_date: yesterday(now()),
            },
          };
        },
      },
      salesOperation(register, now),
    ],
    authorize: ({ headers }) =>
      headers['authorization'] === `Bearer ${token}` ? undefined : supplierError(401),
    fault: supplierError,
  };
}
