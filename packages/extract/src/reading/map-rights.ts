import type { ExtractOf, Right, Share } from '@proverka/contract/extract';
import { mapDocuments } from './map-documents.ts';
import { mapHolders } from './map-holders.ts';
import {
  allTextOf,
  codedAt,
  dayAt,
  decimalAt,
  elementAt,
  elementsAt,
  numberAt,
  textAt,
  textsAt,
  type Maybe,
} from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

export function mapRights(root: XmlElement): Right[] {
  return elementsAt(root, 'right_records/right_record').map((record) => {
    const info = elementAt(record, 'record_info');
    const data = elementAt(record, 'right_data');
    const changes = elementAt(record, 'changes');
    return {
      number: textAt(data, 'right_number'),
      type: codedAt(data, 'right_type', 'rights'),
      registeredOn: dayAt(info, 'registration_date'),
      cancelledOn: dayAt(info, 'cancel_date') ?? dayAt(changes, 'fixed_at'),
      cancelNumber: textAt(data, 'cancel_right_number') ?? textAt(changes, 'change_record_number'),
      nextRightNumbers: textsAt(data, 'new_arose_right_numbers/new_arose_right_number/right_number'),
      reinstatedFrom: dayAt(data, 'reinstatement/prev_registration_date'),
      shares: mapShares(data),
      holders: mapHolders(record),
      documents: mapDocuments(record, 'underlying_documents/underlying_document'),
      cancelDocuments: mapDocuments(changes, 'underlying_documents/underlying_document'),
      litigations: notes(record, 'litigations/litigation'),
      objections: notes(record, 'objections/objection'),
      personalParticipation: notes(record, 'personal_participations/personal_participation'),
      missingConsents: mapConsents(record),
    };
  });
}

function mapShares(data: Maybe<XmlElement>): Share[] {
  const shares = elementsAt(data, 'shares').flatMap((element) =>
    element.children.flatMap((share) => mapShare(share) ?? []),
  );
  const description = textAt(data, 'share_description');
  return description === undefined ? shares : [...shares, { kind: 'described', text: description }];
}

function mapShare(share: XmlElement): Maybe<Share> {
  if (share.name === 'share') return mapFraction(share);
  if (share.name === 'share_hectare' || share.name === 'share_bal_hectare') {
    const isPoints = share.name === 'share_bal_hectare';
    const amount = decimalAt(share, isPoints ? 'bal_hectare' : 'hectare');
    return amount === undefined ? undefined : { kind: isPoints ? 'points_hectares' : 'hectares', amount };
  }
  const text = allTextOf(share);
  return text === undefined ? undefined : { kind: 'described', text };
}

/** An invalid fraction (zero denominator, missing digits) is kept as text. */
function mapFraction(share: XmlElement): Maybe<Share> {
  const numerator = numberAt(share, 'numerator');
  const denominator = numberAt(share, 'denominator');
  const isFraction =
    Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && Number(denominator) > 0;
  if (isFraction && numerator !== undefined && denominator !== undefined) {
    return { kind: 'fraction', numerator, denominator };
  }
  const text = allTextOf(share);
  return text === undefined ? undefined : { kind: 'described', text };
}

/** The register's notes: every text nested below the element. */
export function notes(element: Maybe<XmlElement>, path: string): string[] {
  return elementsAt(element, path).flatMap((note) => allTextOf(note) ?? []);
}

export function mapConsents(element: Maybe<XmlElement>): Right['missingConsents'] {
  return elementsAt(element, 'third_party_consents/third_party_consent').map((consent) => {
    const law = elementAt(consent, 'law');
    return {
      law: law && mapLaw(law),
      persons: elementsAt(consent, 'dissenting_entities/dissenting_entity').flatMap(dissenting),
      text: allTextOf(elementAt(consent, 'mark_content')),
    };
  });
}

/** A person by the full name, in the order it is said; anybody else by every text there is. */
function dissenting(entity: XmlElement): string[] {
  const person = elementAt(entity, 'individual');
  const name = ['surname', 'name', 'patronymic'].map((part) => textAt(person, part));
  return [name.filter(Boolean).join(' ') || (allTextOf(entity) ?? [])].flat();
}

/** «п. 1 ч. 3 ст. 35, Семейный кодекс от … № 223-ФЗ». */
function mapLaw(law: XmlElement): Maybe<string> {
  const numbered = (word: string, name: string) => {
    const value = textAt(law, name);
    return value === undefined ? undefined : `${word} ${value}`;
  };
  const place = [numbered('п.', 'paragraph'), numbered('ч.', 'section'), numbered('ст.', 'article')];
  const act = [textAt(law, 'name'), numbered('от', 'law_date'), numbered('№', 'number')];
  const words = [place, act].map((parts) => parts.filter(Boolean).join(' '));
  return words.filter(Boolean).join(', ') || undefined;
}

type OwnerlessRecord = ExtractOf<'about_property'>['ownerless'];

export function mapOwnerless(root: XmlElement): OwnerlessRecord {
  const record = elementAt(root, 'ownerless_right_record');
  if (record === undefined) return undefined;
  const data = elementAt(record, 'ownerless_right_data');
  return {
    number: textAt(data, 'ownerless_right_number') ?? allTextOf(elementAt(data, 'ownerless_right_number')),
    authority: textAt(data, 'authority_name'),
    registeredOn: dayAt(record, 'record_info/registration_date'),
  };
}

export function mapClaims(root: XmlElement): ExtractOf<'about_property'>['claims'] {
  return elementsAt(root, 'claim_records/claim_record').map((record) => ({
    action: textAt(record, 'claim_data/urd_type'),
    text: allTextOf(elementAt(record, 'claim_data/mark_content')),
  }));
}
