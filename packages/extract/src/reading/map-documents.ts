import type { UnderlyingDocument } from '@proverka/contract/extract-object';
import { codedAt, dayAt, elementAt, elementsAt, filled, ownText, textAt, type Maybe } from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

export function mapDocument(element: Maybe<XmlElement>): Maybe<UnderlyingDocument> {
  if (element === undefined) return undefined;
  return filled({
    type: codedAt(element, 'document_code', 'documents'),
    name: textAt(element, 'document_name'),
    series: textAt(element, 'document_series'),
    number: textAt(element, 'document_number'),
    date: dayAt(element, 'document_date'),
    issuer: textAt(element, 'document_issuer'),
    notarized: mapNotary(elementAt(element, 'doc_notarized')),
    deal: mapDeal(elementAt(element, 'deal_registered')),
    signedBy: textAt(element, 'fullname_posts_person'),
  });
}

/** The documents at `path`, one per element. */
export function mapDocuments(element: Maybe<XmlElement>, path: string): UnderlyingDocument[] {
  return elementsAt(element, path).flatMap((document) => mapDocument(document) ?? []);
}

function mapDeal(deal: Maybe<XmlElement>): UnderlyingDocument['deal'] {
  const number = elementAt(deal, 'deal_registered_number');
  return filled({
    number: textAt(number, 'number') ?? textAt(number, 'right_number') ?? ownText(number),
    registeredOn: dayAt(deal, 'deal_registered_date'),
    office: textAt(deal, 'deal_registered_organ'),
  });
}

function mapNotary(element: Maybe<XmlElement>): Maybe<string> {
  const words = [
    textAt(element, 'notarize_date'),
    textAt(element, 'notary_name'),
    textAt(element, 'notary_action_num'),
  ];
  return words.filter(Boolean).join(', ') || undefined;
}
