import type { OrderItemInput } from '@proverka/contract/order';
import type { SubjectKind } from '@proverka/contract/subject';
import {
  cadastralNumber,
  parseCadastralNumber,
  cadastralCandidates,
} from '@proverka/validation/cadastral-number';
import { carRules, recognizeCar } from '@proverka/validation/forms/car';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules, personSubject } from '@proverka/validation/forms/person';
import type { PersonField, PersonForm } from '@proverka/validation/forms/person';
import { readBirthDate } from './birth-date.domain.ts';
import type { Restored } from './birth-date.domain.ts';
import { parseInn } from '@proverka/validation/inn';
import { parsePassport } from '@proverka/validation/passport';
import { checkForm, firstFailure } from '@proverka/validation/rule';
import { readSearchText } from '@proverka/validation/search-text';
import { midSentence } from '@proverka/words/mid-sentence';
import { regionCode } from './row-fields.domain.ts';
import type { RowFields } from './row-fields.domain.ts';

export type RowMetadata = NonNullable<OrderItemInput['metadata']>;

/** The order item of a row. */
export interface RowSubject {
  readonly kind: SubjectKind;
  readonly objectKey: string;
  readonly objectAddress: string;
  readonly metadata: RowMetadata;
  /** Notes on values that were interpreted differently from their text. */
  readonly note: string;
}

export type RowReading = { readonly subject: RowSubject } | { readonly reason: string };

const FORMULA = 'В ячейке формула: вставьте значение вместо неё';
const UNKNOWN =
  'Непонятно, что проверять: нужен ИНН, VIN, гос. номер, кадастровый номер или ФИО с датой рождения';

/** The subject of a row by the rules of the forms, or the reason why there is none. `today` is ISO. */
export function readRow(fields: RowFields, forced: SubjectKind | null, today: string): RowReading {
  if (Object.values(fields).some((cell) => cell.startsWith('='))) return { reason: FORMULA };
  const kind = forced ?? kindOf(fields);
  switch (kind) {
    case null:
      return { reason: UNKNOWN };
    case 'object':
      return readObject(fields);
    case 'person':
      return readPerson(fields, today);
    case 'company':
      return readCompany(fields);
    case 'car':
      return readCar(fields);
    default:
      return kind satisfies never;
  }
}

function kindOf(fields: RowFields): SubjectKind | null {
  if (fields.cadastral_number !== undefined || fields.address !== undefined) return 'object';
  if (fields.car !== undefined) return 'car';
  if (fields.full_name !== undefined || fields.last_name !== undefined) return 'person';
  return fields.inn !== undefined || fields.ogrn !== undefined ? 'company' : null;
}

function readObject({ cadastral_number: number, address }: RowFields): RowReading {
  const subject = (objectKey: string, objectAddress: string, note = ''): RowReading => ({
    subject: { kind: 'object', objectKey, objectAddress, metadata: {}, note },
  });
  if (number !== undefined) {
    const failure = cadastralNumber()(number);
    if (failure !== null) return { reason: failure };
    const parsed = parseCadastralNumber(number);
    if (parsed !== null) return subject(parsed, address ?? '');
    const [likely = ''] = cadastralCandidates(number);
    return subject(likely, address ?? '', `Номер прочитан как ${likely}`);
  }
  if (address === undefined || readSearchText(address).kind !== 'address') {
    return { reason: 'Нужен кадастровый номер или адрес с номером квартиры' };
  }
  return subject(address, address);
}

const fieldTitles: Readonly<Record<PersonField, string>> = {
  last_name: 'Фамилия',
  first_name: 'Имя',
  middle_name: 'Отчество',
  birth_date: 'Дата рождения',
  passport_series: 'Серия паспорта',
  passport_number: 'Номер паспорта',
  inn: 'ИНН',
  region: 'Регион',
};

function readPerson(fields: RowFields, today: string): RowReading {
  const inn = withLostZero(fields.inn ?? '', 12);
  const born = readBirthDate(fields.birth_date ?? '');
  const form: PersonForm = {
    ...emptyPersonForm,
    ...namesOf(fields),
    ...passportOf(fields),
    birth_date: born.text,
    inn: inn.text,
    region: regionCode(fields.region ?? ''),
    // Given once for the whole list, when it is ordered.
    consents: true,
  };
  const failures = checkForm(personRules(today), form);
  for (const [field, title] of Object.entries(fieldTitles)) {
    const failure = failures[field as PersonField];
    if (failure !== undefined) return { reason: named(title, failure) };
  }
  const metadata = { ownersData: [{ ...personSubject(form) }] };
  const note = [inn.note, born.note].filter(Boolean).join('. ');
  return { subject: { kind: 'person', objectKey: 'person', objectAddress: '', metadata, note } };
}

/** Some messages already name their field. */
function named(title: string, failure: string): string {
  return failure.includes(title) ? failure : `${title}: ${midSentence(failure)}`;
}

function namesOf(fields: RowFields): Pick<PersonForm, 'last_name' | 'first_name' | 'middle_name'> {
  const words = (fields.full_name ?? '').split(/\s+/).filter(Boolean);
  const [last = '', first = '', ...middle] = words;
  return {
    last_name: fields.last_name ?? last,
    first_name: fields.first_name ?? first,
    middle_name: fields.middle_name ?? middle.join(' '),
  };
}

function passportOf(fields: RowFields): Partial<PersonForm> {
  const parsed = fields.passport === undefined ? null : parsePassport(fields.passport);
  if (parsed !== null) return { passport_series: parsed.series, passport_number: parsed.number };
  // An incomplete or invalid passport is passed to the rules unchanged.
  const digits = (fields.passport ?? '').replaceAll(/\D/g, '');
  const isNone = /^(?:[-–—]+|нет|н\/д)?$/iu.test(fields.passport ?? '');
  return {
    passport_series:
      fields.passport_series ?? (digits === '' && !isNone ? fields.passport : digits.slice(0, 4)) ?? '',
    passport_number: fields.passport_number ?? digits.slice(4),
  };
}

function readCompany(fields: RowFields): RowReading {
  const text = fields.inn ?? fields.ogrn;
  if (text === undefined) return { reason: 'Нужен ИНН или ОГРН' };
  // A column with both numbers of an organisation: «7707083893/773601001».
  const { text: company, note } = withLostZero(text.replace(/^(\d{10})\s*[/\\]\s*\d{9}$/, '$1'), 10, 12);
  const { company: failure } = checkForm(companyRules, { company });
  if (failure !== undefined) return { reason: failure };
  const subject = companySubject({ company });
  if ('company_name' in subject) return { reason: 'Компания проверяется по ИНН или ОГРН, не по названию' };
  return {
    subject: {
      kind: 'company',
      objectKey: `company:${'inn' in subject ? subject.inn : subject.ogrn}`,
      objectAddress: '',
      metadata: { ownersData: [{ ...subject }] },
      note,
    },
  };
}

function readCar({ car = '' }: RowFields): RowReading {
  const failure = firstFailure(carRules.car, car);
  if (failure !== null)
    return { reason: failure === 'Обязательное поле' ? 'Нужен VIN или гос. номер' : failure };
  const metadata = { entityAuto: { ...recognizeCar(car) } };
  return { subject: { kind: 'car', objectKey: 'car', objectAddress: '', metadata, note: '' } };
}

/**
 * Spreadsheets drop a leading zero from what looks like a number; the check digits show whether that happened. Numbers
 * with two leading zeros do not exist: there is no such region.
 */
function withLostZero(text: string, ...lengths: number[]): Restored {
  const padded = `0${text.trim()}`;
  const isLost = /^0[1-9]\d+$/.test(padded) && lengths.includes(padded.length) && parseInn(padded) !== null;
  return isLost ? { text: padded, note: 'Возвращён ноль в начале ИНН' } : { text, note: '' };
}
