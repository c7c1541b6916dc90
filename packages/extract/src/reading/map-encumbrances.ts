import type { Encumbrance } from '@proverka/contract/extract';
import { mapDocuments } from './map-documents.ts';
import { mapHolders, mapSubject } from './map-holders.ts';
import { mapConsents } from './map-rights.ts';
import {
  allTextOf,
  cadastralNumbersAt,
  codedAt,
  dayAt,
  elementAt,
  elementsAt,
  filled,
  textAt,
  type Maybe,
} from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** Registered encumbrances stand beside the rights, noted ones inside the object's record. */
export function mapEncumbrances(root: XmlElement, record: XmlElement): Encumbrance[] {
  return [
    ...elementsAt(root, 'restrict_records/restrict_record').map(mapRegistered),
    ...elementsAt(record, 'restrictions_encumbrances/restriction_encumbrance').map(mapNoted),
  ];
}

function mapRegistered(record: XmlElement): Encumbrance {
  const data = elementAt(record, 'restrictions_encumbrances_data');
  return {
    isRegistered: true,
    number: textAt(data, 'restriction_encumbrance_number'),
    type: codedAt(data, 'restriction_encumbrance_type', 'encumbrances'),
    registeredOn: dayAt(record, 'record_info/registration_date'),
    cancelledOn: dayAt(record, 'record_info/cancel_date'),
    period: mapPeriod(elementAt(data, 'period')),
    beneficiaries: [
      ...mapParties(record, 'restrict_parties'),
      ...mapHolders(record).map((holder) => ({ holder })),
    ],
    documents: mapDocuments(record, 'underlying_documents/underlying_document'),
    limitedRights: elementsAt(data, 'restricting_rights/restricting_right').map((right) => ({
      recordNumber: textAt(right, 'number'),
      rightNumber: textAt(right, 'right_number'),
    })),
    easementFor: [],
    subject: textAt(data, 'restriction_subject') ?? textAt(record, 'restriction_subject'),
    content: mapContent(record, data),
    missingConsents: mapConsents(record),
  };
}

/** Details beyond the type: the terms of a servitude, the decision to expropriate the land. */
function mapContent(record: XmlElement, data: Maybe<XmlElement>): Maybe<string> {
  const servitude = elementAt(data, 'additional_encumbrance_info/servitude');
  const words = [
    codedAt(servitude, 'servitude_kind')?.value,
    textAt(servitude, 'servitude_condition'),
    allTextOf(elementAt(record, 'state_expropriation')),
  ];
  return words.filter(Boolean).join('. ') || undefined;
}

function mapPeriod(period: Maybe<XmlElement>): Encumbrance['period'] {
  if (period === undefined) return undefined;
  const info = elementAt(period, 'period_info');
  const ddu = elementAt(period, 'period_ddu');
  return filled({
    startsOn: dayAt(info, 'start_date'),
    endsOn: dayAt(info, 'end_date'),
    text: textAt(info, 'deal_validity_time'),
    transferDeadline: textAt(ddu, 'transfer_deadline') ?? textAt(info, 'transfer_deadline'),
    guarantee: textAt(info, 'guarantee_period'),
    firstContractOn: dayAt(ddu, 'first_ddu_date'),
  });
}

function mapParties(element: XmlElement, name: string): Encumbrance['beneficiaries'] {
  const parties = elementsAt(element, `${name}/restricted_rights_parties/restricted_rights_party`);
  return parties.flatMap((party) => {
    const holder = mapSubject(elementAt(party, 'subject'));
    return holder === undefined ? [] : { role: codedAt(party, 'type'), holder };
  });
}

function mapNoted(element: XmlElement): Encumbrance {
  const zone = elementAt(element, 'cad_link/reg_number_border');
  return {
    isRegistered: false,
    type: codedAt(element, 'encumbrance_type', 'encumbrances'),
    period: filled({
      startsOn: dayAt(element, 'starting_date'),
      endsOn: dayAt(element, 'ending_date') ?? dayAt(element, 'end_date'),
      text: textAt(element, 'validity'),
    }),
    beneficiaries: mapParties(element, 'persons'),
    documents: mapDocuments(element, 'underlying_docs/underlying_document'),
    limitedRights: [],
    partNumber: textAt(element, 'part_number'),
    zone: filled({
      number: textAt(zone, 'number'),
      name: textAt(zone, 'name_by_doc'),
      type: codedAt(zone, 'type_zone', 'zones'),
    }),
    easementFor: cadastralNumbersAt(element, 'cad_link/easement_cad_numbers/cad_number'),
    content: textAt(element, 'content_restrict_encumbrances'),
    missingConsents: [],
  };
}
