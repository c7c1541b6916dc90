import { emptyPersonForm, personRules } from '@proverka/validation/forms/person';
import type { PersonSubject } from '@proverka/validation/forms/person';
import { inn } from '@proverka/validation/inn';
import { ogrn } from '@proverka/validation/ogrn';
import { plate } from '@proverka/validation/plate';
import { checkForm, firstFailure } from '@proverka/validation/rule';
import { vin } from '@proverka/validation/vin';

/** What a product is asked about; stored with the product. */
export const subjectKinds = ['object', 'person', 'company', 'car'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** By INN or OGRN; the name is only shown. */
export interface CompanySubject {
  readonly inn?: string;
  readonly ogrn?: string;
  readonly name?: string;
}

/** By VIN, body number (cars of the Japanese market have no VIN) or plate; one of them is there. */
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

/** The subject as the order carries it; checked by `isSubject` when it was placed. */
export function subjectOf<Kind extends CheckedKind>(kind: Kind, metadata: ItemMetadata): SubjectOf[Kind] {
  const stored = kind === 'car' ? metadata.entityAuto : metadata.ownersData?.[0];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an order is placed only after `hasSubject` said yes
  return (stored ?? {}) as unknown as SubjectOf[Kind];
}

/** Whether an item of a product about `kind` says whom or what it is about, by the rules of section 5. `today` is ISO. */
export function hasSubject(
  kind: SubjectKind,
  objectKey: string,
  metadata: ItemMetadata,
  today: string,
): boolean {
  switch (kind) {
    case 'object':
      return objectKey.trim() !== '';
    case 'person':
      return isPerson(subjectOf('person', metadata), today);
    case 'company':
      return isCompany(subjectOf('company', metadata));
    case 'car':
      return isCar(subjectOf('car', metadata));
    default:
      return kind satisfies never;
  }
}

function isPerson(person: PersonSubject, today: string): boolean {
  const form = { ...emptyPersonForm, ...person, consents: true };
  return Object.keys(checkForm(personRules(today), form)).length === 0;
}

function isCompany({ inn: innText = '', ogrn: ogrnText = '' }: CompanySubject): boolean {
  if (innText !== '') return inn()(innText) === null;
  return ogrnText !== '' && ogrn()(ogrnText) === null;
}

// Japanese body numbers: letters and digits with a dash, «NZE121-3123456».
const bodyNumber = /^[A-Z0-9]{2,10}-?[A-Z0-9]{4,12}$/;

function isCar({ vin: vinText = '', body_number: body = '', plate: plateText = '' }: CarSubject): boolean {
  if (vinText !== '') return firstFailure([vin()], vinText) === null;
  if (body !== '') return bodyNumber.test(body);
  return plateText !== '' && firstFailure([plate()], plateText) === null;
}

/**
 * What an item about a person, a company or a car is filed under: never a name or a document, so that keys may stand in
 * addresses and logs. A company's INN is public.
 */
export function objectKeyOf(kind: SubjectKind, objectKey: string, metadata: ItemMetadata): string {
  switch (kind) {
    case 'object':
      return objectKey.trim();
    case 'company': {
      const company = subjectOf('company', metadata);
      return `company:${company.inn ?? company.ogrn}`;
    }
    case 'person':
    case 'car':
      return kind;
    default:
      return kind satisfies never;
  }
}
