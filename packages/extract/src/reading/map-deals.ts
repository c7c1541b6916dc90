import type { Deal } from '@proverka/contract/extract';
import { mapDocuments } from './map-documents.ts';
import { mapSubject } from './map-holders.ts';
import { mapDealSubject } from './map-deal-subject.ts';
import { mapConsents } from './map-rights.ts';
import { codedAt, dayAt, elementAt, elementsAt, textAt, type Maybe } from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/**
 * «Сведения о сделках»: every registered deal with the object, most often contracts of shared construction. The schemas of
 * 2018 know the kind and the missing consents only; newer documents say number, date, parties and subject, too.
 */
export function mapDeals(root: XmlElement): Deal[] {
  return elementsAt(root, 'deal_records/deal_record').map((record) => {
    const data = elementAt(record, 'deal_data');
    const documents = mapDocuments(record, 'underlying_documents/underlying_document');
    return {
      type: codedAt(data, 'deal_type'),
      number: textAt(data, 'deal_number') ?? documents.find(({ deal }) => deal?.number)?.deal?.number,
      date: dayAt(data, 'deal_date') ?? documents.find(({ date }) => date !== undefined)?.date,
      registeredOn:
        dayAt(record, 'record_info/registration_date') ??
        documents.find(({ deal }) => deal?.registeredOn)?.deal?.registeredOn,
      cancelledOn: dayAt(record, 'record_info/cancel_date'),
      subject: mapDealSubject(elementAt(data, 'subject')),
      parties: elementsAt(record, 'deal_parties/deal_party').flatMap(mapParty),
      documents,
      missingConsents: mapConsents(record),
    };
  });
}

function mapParty(party: XmlElement): Deal['parties'] {
  const holder: Maybe<Deal['parties'][number]['holder']> = mapSubject(
    elementAt(party, 'party_info') ?? party,
  );
  const role = codedAt(party, 'party_type');
  const representatives = elementsAt(party, 'infant/representative').flatMap(mapRepresentative);
  return [...(holder === undefined ? [] : [{ role, holder }]), ...representatives];
}

/** Who acts for a party that is a child. */
function mapRepresentative(representative: XmlElement): Deal['parties'] {
  const holder = mapSubject(elementAt(representative, 'representative_kind'));
  return holder === undefined ? [] : [{ role: codedAt(representative, 'representative_type'), holder }];
}
