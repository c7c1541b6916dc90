import type { Encumbrance } from '@proverka/contract/extract';
import {
  cadastralNumberAt,
  dayAt,
  elementAt,
  elementsAt,
  filled,
  textAt,
  type Maybe,
} from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { codeAt, statementAt } from './former-reading.ts';
import { mapFormerDocuments } from './map-former-documents.ts';
import { ownersAt } from './map-former-owners.ts';
import { registeredRights, rightNumber } from './map-former-rights.ts';

/**
 * Encumbrances of each right by the register of rights, those the cadastre notes for the object and for its parts, and a
 * decision to take the land.
 */
export function mapFormerEncumbrances(place: XmlElement, stated: Maybe<XmlElement>): Encumbrance[] {
  const ofRights = registeredRights(stated).flatMap((right) => {
    const number = rightNumber(right);
    const limitedRights = number === undefined ? [] : [{ rightNumber: number }];
    return elementsAt(right, 'Encumbrance').map((record) => mapEncumbrance(record, { limitedRights }));
  });
  const ofObject = [
    ...elementsAt(place, 'Encumbrances/Encumbrance'),
    ...elementsAt(place, 'Encumbrance'),
  ].map((record) => mapEncumbrance(record));
  const ofParts = elementsAt(place, 'SubParcels/SubParcel').flatMap((part) =>
    elementsAt(part, 'Encumbrance').map((record) =>
      mapEncumbrance(record, { partNumber: textAt(part, 'NumberRecord') }),
    ),
  );
  return [...joinedByNumber(ofRights), ...ofObject, ...ofParts, ...taking(stated)];
}

/** An encumbrance of several rights stands below each of them. */
function joinedByNumber(encumbrances: readonly Encumbrance[]): Encumbrance[] {
  const byNumber = Map.groupBy(encumbrances, ({ number }, place) => number ?? `without ${place}`);
  return [...byNumber.values()].flatMap(oneOf);
}

function oneOf(records: readonly Encumbrance[]): Encumbrance[] {
  const [first] = records;
  const limitedRights = records.flatMap((record) => record.limitedRights);
  return first === undefined ? [] : [{ ...first, limitedRights }];
}

function mapEncumbrance(record: XmlElement, more: Partial<Encumbrance> = {}): Encumbrance {
  const registration = elementAt(record, 'Registration') ?? record;
  const number = textAt(registration, 'RegNumber') ?? textAt(registration, 'RightNumber');
  const everyone = textAt(record, 'AllShareOwner');
  return {
    isRegistered: number !== undefined,
    number,
    type: typeOf(record),
    registeredOn: dayAt(registration, 'RegDate') ?? dayAt(registration, 'RegistrationDate'),
    period: mapPeriod(elementAt(record, 'Duration')),
    beneficiaries: [
      ...ownersAt(record, 'Owner'),
      ...ownersAt(record, 'OwnersRestrictionInFavorem/OwnerRestrictionInFavorem'),
      ...(everyone === undefined ? [] : [{ kind: 'another' as const, name: everyone }]),
    ].map((holder) => ({ holder })),
    documents: [...mapFormerDocuments(record, 'DocFound'), ...mapFormerDocuments(record, 'Document')],
    limitedRights: [],
    zone: filled({ number: textAt(record, 'AccountNumber') }),
    easementFor: [cadastralNumberAt(record, 'CadastralNumberRestriction') ?? []].flat(),
    content: textAt(record, 'ShareText'),
    missingConsents: [],
    ...more,
  };
}

function typeOf(record: XmlElement): Encumbrance['type'] {
  const name = textAt(record, 'Name');
  const coded = codeAt(record, 'Type', 'encumbrances');
  const value = name ?? coded?.value;
  return value === undefined ? undefined : { code: coded?.code, value };
}

/** Days stand as days, as words («до полного исполнения»), or both. */
function mapPeriod(duration: Maybe<XmlElement>): Encumbrance['period'] {
  const startsOn = dayAt(duration, 'Started');
  const endsOn = dayAt(duration, 'Stopped');
  const words = [
    textAt(duration, 'Term'),
    startsOn === undefined ? textAt(duration, 'Started') : undefined,
    endsOn === undefined ? textAt(duration, 'Stopped') : undefined,
  ];
  return filled({ startsOn, endsOn, text: words.filter(Boolean).join(', ') || undefined });
}

function taking(stated: Maybe<XmlElement>): Encumbrance[] {
  const content = statementAt(stated, 'RightSteal');
  if (content === undefined) return [];
  return [
    {
      isRegistered: true,
      type: { code: '022005000000', value: 'Решение об изъятии для государственных или муниципальных нужд' },
      beneficiaries: [],
      documents: [],
      limitedRights: [],
      easementFor: [],
      content,
      missingConsents: [],
    },
  ];
}
