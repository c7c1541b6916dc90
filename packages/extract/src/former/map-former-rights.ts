import type { Right, Share } from '@proverka/contract/extract';
import { mapFormerDocuments } from './map-former-documents.ts';
import { codeAt } from './former-reading.ts';
import { ownersAt } from './map-former-owners.ts';
import { dayAt, elementAt, elementsAt, numberAt, textAt, type Maybe } from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** The rights by the register of rights, where the document has its part, else by the cadastre. */
export function mapFormerRights(place: XmlElement, stated: Maybe<XmlElement>): Right[] {
  const registered = registeredRights(stated);
  return (registered.length > 0 ? registered : elementsAt(place, 'Rights/Right')).map(mapRight);
}

/** The records of the register's part; an extract of rights has them without the element around. */
export function registeredRights(stated: Maybe<XmlElement>): XmlElement[] {
  return [...elementsAt(stated, 'ObjectRight/Right'), ...elementsAt(stated, 'Right')];
}

/** The number of the right's registration, wherever the form has it. */
export function rightNumber(right: Maybe<XmlElement>): Maybe<string> {
  const registration = elementAt(right, 'Registration');
  return textAt(registration, 'RegNumber') ?? textAt(registration, 'RightNumber');
}

function mapRight(right: XmlElement): Right {
  const registration = elementAt(right, 'Registration');
  return {
    number: rightNumber(right),
    type: typeOf(right, registration),
    registeredOn: dayAt(registration, 'RegDate') ?? dayAt(registration, 'RegistrationDate'),
    cancelledOn: dayAt(registration, 'EndDate'),
    nextRightNumbers: [],
    shares: [...sharesOf(registration), ...sharesOf(right)],
    holders: [...ownersAt(right, 'Owner'), ...ownersAt(right, 'Owners/Owner')],
    documents: mapFormerDocuments(right, 'Document'),
    cancelDocuments: [],
    litigations: [],
    objections: [],
    personalParticipation: [],
    missingConsents: [],
  };
}

/** By the code; else by the sentence «Собственность, № 77-77-01/001/2010-001, 12.05.2010». */
function typeOf(right: XmlElement, registration: Maybe<XmlElement>): Right['type'] {
  const sentence = textAt(registration, 'Name') ?? textAt(right, 'Name');
  const code = codeAt(registration, 'Type', 'rights') ?? codeAt(right, 'Type', 'rights');
  if (code !== undefined) return code;
  const unregistered = textAt(right, 'NoRegistration');
  const value = sentence?.split(',')[0]?.trim() ?? unregistered;
  return value === undefined ? undefined : { value };
}

function sharesOf(element: Maybe<XmlElement>): Share[] {
  const share = elementAt(element, 'Share');
  const numerator = numberAt(share, 'Numerator');
  const denominator = numberAt(share, 'Denominator');
  const text = textAt(element, 'ShareText');
  return fraction(numerator, denominator) ?? textual(text);
}

function fraction(numerator: Maybe<number>, denominator: Maybe<number>): Maybe<Share[]> {
  const isFraction = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator);
  if (!isFraction || numerator === undefined || denominator === undefined || denominator <= 0)
    return undefined;
  return [{ kind: 'fraction', numerator, denominator }];
}

function textual(text: Maybe<string>): Share[] {
  if (text === undefined) return [];
  const written = /^(\d{1,9})\/(\d{1,9})$/u.exec(text.trim());
  return fraction(Number(written?.[1]), Number(written?.[2])) ?? [{ kind: 'described', text }];
}
