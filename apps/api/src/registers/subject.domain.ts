import type { SubjectData, SubjectKind } from '@proverka/contract/subject';
import { carRules, recognizeCar } from '@proverka/validation/forms/car';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules, personSubject } from '@proverka/validation/forms/person';
import type { PersonSubject } from '@proverka/validation/forms/person';
import { firstFailure, checkForm } from '@proverka/validation/rule';

/** By INN or OGRN; the name is only shown. */
export interface CompanySubject {
  readonly inn?: string;
  readonly ogrn?: string;
  readonly name?: string;
}

/** By VIN, body number (cars of the Japanese market have no VIN) or plate; at least one of them is there. */
export interface CarSubject {
  readonly vin?: string;
  readonly body_number?: string;
  readonly plate?: string;
}

/** Whom or what the checks of an item are about. */
export interface SubjectOf {
  readonly person: PersonSubject;
  readonly company: CompanySubject;
  readonly car: CarSubject;
}
export type CheckedKind = keyof SubjectOf;

export interface ItemMetadata {
  readonly ownersData?: readonly Readonly<Record<string, string>>[] | undefined;
  readonly entityAuto?: Readonly<Record<string, string>> | undefined;
}

/** The subject as the order carries it; read by `readSubject` when it was placed. */
export function subjectOf<Kind extends CheckedKind>(kind: Kind, metadata: ItemMetadata): SubjectOf[Kind] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `withSubject` writes the metadata of checks
  return subjectDataOf(kind, metadata) as unknown as SubjectOf[Kind];
}

/** The same as the wire has it; empty for an object. */
export function subjectDataOf(kind: SubjectKind, metadata: ItemMetadata): SubjectData {
  if (kind === 'object') return {};
  return { ...(kind === 'car' ? metadata.entityAuto : metadata.ownersData?.[0]) };
}

/** An item's metadata about this subject and nobody else. */
export const withSubject = <Metadata extends ItemMetadata>(
  kind: CheckedKind,
  metadata: Metadata,
  subject: SubjectData,
): Metadata => ({ ...metadata, ...(kind === 'car' ? { entityAuto: subject } : { ownersData: [subject] }) });

/** Where an order item carries the fields of a subject. */
export const subjectPath = (kind: CheckedKind): string =>
  kind === 'car' ? 'metadata.entityAuto' : 'metadata.ownersData.0';

/** Wrong fields of a subject and the sentence of each (section 5). */
export type SubjectFailures = Readonly<Record<string, string>>;

export type ReadSubject =
  | { readonly ok: true; readonly subject: SubjectData }
  | { readonly ok: false; readonly fields: SubjectFailures };

/** A subject by the rules of its form, as it is stored: one spelling of every number, nothing else besides. `today` is ISO. */
export function readSubject(kind: CheckedKind, given: SubjectData, today: string): ReadSubject {
  switch (kind) {
    case 'person':
      return readPerson(given, today);
    case 'company':
      return readCompany(given);
    case 'car':
      return readCar(given);
    default:
      return kind satisfies never;
  }
}

const wrong = (fields: SubjectFailures): ReadSubject => ({ ok: false, fields });

function readPerson(given: SubjectData, today: string): ReadSubject {
  const entries = Object.entries(given).filter(([field]) => field in emptyPersonForm && field !== 'consents');
  // Whoever asks has consented with the order or the preview; it is no part of the subject.
  const form = { ...emptyPersonForm, ...Object.fromEntries(entries), consents: true };
  const failures = checkForm(personRules(today), form);
  if (Object.keys(failures).length > 0) return wrong(failures);
  return { ok: true, subject: { ...personSubject(form) } };
}

/** A name alone names no company: several have the same. */
const BY_NUMBER = 'Выберите компанию из подсказок или введите ИНН или ОГРН';

function readCompany(given: SubjectData): ReadSubject {
  const name = (given['name'] ?? given['company_name'] ?? '').trim();
  const field = given['inn'] ? 'inn' : given['ogrn'] ? 'ogrn' : 'inn';
  const company = given[field] ?? '';
  if (company === '' && name !== '') return wrong({ inn: BY_NUMBER });
  const failure = firstFailure(companyRules.company, company);
  if (failure !== null) return wrong({ [field]: failure });
  const subject = companySubject({ company });
  if ('company_name' in subject) return wrong({ [field]: BY_NUMBER });
  return { ok: true, subject: { ...subject, ...(name !== '' && { name }) } };
}

const carNumbers = ['vin', 'body_number', 'plate'] as const;

/** A car may be named in more than one way: a plate first, the VIN later, when a source asks for it. */
function readCar(given: SubjectData): ReadSubject {
  const named = carNumbers.filter((field) => (given[field] ?? '').trim() !== '');
  if (named.length === 0) return wrong({ vin: 'Обязательное поле' });
  const subject: Record<string, string> = {};
  for (const field of named) {
    const car = given[field] ?? '';
    const failure = firstFailure(carRules.car, car);
    if (failure !== null) return wrong({ [field]: failure });
    // By what it is, whatever field it was typed into.
    Object.assign(subject, recognizeCar(car));
  }
  return { ok: true, subject };
}

/**
 * What an item about a person, a company or a car is filed under: never a name or a document, so that keys may stand in
 * addresses and logs. A company's number is public.
 */
export function objectKeyOf(kind: SubjectKind, objectKey: string, subject: SubjectData): string {
  switch (kind) {
    case 'object':
      return objectKey.trim();
    case 'company':
      return `company:${subject['inn'] ?? subject['ogrn'] ?? ''}`;
    case 'person':
    case 'car':
      return kind;
    default:
      return kind satisfies never;
  }
}

/**
 * Whether a correction corrects nothing. A company and a car are known by one number of several: leaving out the others, or
 * the name, changes nothing; of a person every field counts, also one that is taken away.
 */
export function isSameSubject(kind: CheckedKind, corrected: SubjectData, before: SubjectData): boolean {
  const entries = Object.entries(corrected);
  const isWhole = entries.length === Object.keys(before).length;
  return (isWhole || kind !== 'person') && entries.every(([field, value]) => before[field] === value);
}

/** Failures as a request that carries the subject at `path` names them. */
export const prefixed = (path: string, fields: SubjectFailures): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, message]) => [`${path}.${field}`, message]));
