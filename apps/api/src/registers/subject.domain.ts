import type { FlatCondition } from '@proverka/contract/advert';
import type { SubjectData, SubjectKind } from '@proverka/contract/subject';
import { carRules, readCarPrice, recognizeCar } from '@proverka/validation/forms/car';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules, personSubject } from '@proverka/validation/forms/person';
import type { PersonSubject } from '@proverka/validation/forms/person';
import { firstFailure, checkForm } from '@proverka/validation/rule';

/** Identified by INN or OGRN; the name is only shown. */
export interface CompanySubject {
  readonly inn?: string;
  readonly ogrn?: string;
  readonly name?: string;
}

/** Identified by VIN, body number (cars of the Japanese market have no VIN) or plate; at least one is present. */
export interface CarSubject {
  readonly vin?: string;
  readonly body_number?: string;
  readonly plate?: string;
  /** What the seller asks, in whole rubles; nobody needs it to find the car. */
  readonly price?: string;
}

/** The subject of an item's checks. */
export interface SubjectOf {
  readonly person: PersonSubject;
  readonly company: CompanySubject;
  readonly car: CarSubject;
}
export type CheckedKind = keyof SubjectOf;

/** The extract a buyer was sent, and the object they are looking at. */
interface SellerExtractRef {
  readonly id: string;
  readonly looked_at?: string | undefined;
}

/** What the buyer of a valuation says of the flat. */
interface FlatWord {
  readonly condition?: FlatCondition | undefined;
  readonly rooms?: number | undefined;
}

export interface ItemMetadata {
  readonly ownersData?: readonly Readonly<Record<string, string>>[] | undefined;
  readonly entityAuto?: Readonly<Record<string, string>> | undefined;
  readonly sellerExtract?: SellerExtractRef | undefined;
  readonly valuation?: FlatWord | undefined;
}

/** The subject stored with the order; `readSubject` validated it when the order was placed. */
export function subjectOf<Kind extends CheckedKind>(kind: Kind, metadata: ItemMetadata): SubjectOf[Kind] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `withSubject` writes the metadata of checks
  return subjectDataOf(kind, metadata) as unknown as SubjectOf[Kind];
}

/** The same in wire format; empty for an object. */
export function subjectDataOf(kind: SubjectKind, metadata: ItemMetadata): SubjectData {
  if (kind === 'object') return {};
  return { ...(kind === 'car' ? metadata.entityAuto : metadata.ownersData?.[0]) };
}

/** An item's metadata with only this subject in it. */
export const withSubject = <Metadata extends ItemMetadata>(
  kind: CheckedKind,
  metadata: Metadata,
  subject: SubjectData,
): Metadata => ({ ...metadata, ...(kind === 'car' ? { entityAuto: subject } : { ownersData: [subject] }) });

/**
 * Only what an item is about. What its order chose besides (insurance, an uploaded extract) and what was found since belong to that
 * order alone.
 */
export const subjectMetadata = ({ ownersData, entityAuto }: ItemMetadata): Subjects => ({
  ...(ownersData !== undefined && { ownersData: ownersData.map((owner) => ({ ...owner })) }),
  ...(entityAuto !== undefined && { entityAuto: { ...entityAuto } }),
});

interface Subjects {
  readonly ownersData?: SubjectData[];
  readonly entityAuto?: SubjectData;
}

/** Where an order item carries the fields of a subject. */
export const subjectPath = (kind: CheckedKind): string =>
  kind === 'car' ? 'metadata.entityAuto' : 'metadata.ownersData.0';

/** The messages of a subject's invalid fields (section 5). */
export type SubjectFailures = Readonly<Record<string, string>>;

export type ReadSubject =
  | { readonly ok: true; readonly subject: SubjectData }
  | { readonly ok: false; readonly fields: SubjectFailures };

/** Validates a subject by the rules of its form and normalises it for storage, without unknown fields. `today` is ISO. */
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
  // The requester's consent comes with the order or the preview and is not part of the subject.
  const form = { ...emptyPersonForm, ...Object.fromEntries(entries), consents: true };
  const failures = checkForm(personRules(today), form);
  if (Object.keys(failures).length > 0) return wrong(failures);
  return { ok: true, subject: { ...personSubject(form) } };
}

/** A name alone does not identify a company: several have the same. */
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

/** A car may be identified in several ways: a plate first, the VIN later when a source asks for it. */
function readCar(given: SubjectData): ReadSubject {
  const named = carNumbers.filter((field) => (given[field] ?? '').trim() !== '');
  if (named.length === 0) return wrong({ vin: 'Обязательное поле' });
  const subject: Record<string, string> = {};
  for (const field of named) {
    const car = given[field] ?? '';
    const failure = firstFailure(carRules.car, car);
    if (failure !== null) return wrong({ [field]: failure });
    // Recognised by format, whatever field it was typed into.
    Object.assign(subject, recognizeCar(car));
  }
  const { price = '' } = given;
  const unpriced = firstFailure(carRules.price, price);
  if (unpriced !== null) return wrong({ price: unpriced });
  const rubles = readCarPrice(price);
  if (rubles !== null) subject['price'] = rubles;
  return { ok: true, subject };
}

/**
 * The key of an item about a person, a company or a car: never a name or a document number, so that keys may appear in
 * URLs and logs. A company's number is public.
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
 * True when a correction changes nothing. A company or a car is identified by any one of its numbers, so leaving out the
 * others or the name changes nothing; for a person every field counts, also a removed one.
 */
export function isSameSubject(kind: CheckedKind, corrected: SubjectData, before: SubjectData): boolean {
  const entries = Object.entries(corrected);
  const isWhole = entries.length === Object.keys(before).length;
  return (isWhole || kind !== 'person') && entries.every(([field, value]) => before[field] === value);
}

/** Validation failures prefixed with the `path` of the subject in the request. */
export const prefixed = (path: string, fields: SubjectFailures): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, message]) => [`${path}.${field}`, message]));
