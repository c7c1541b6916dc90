import type { UnderlyingDocument } from '@proverka/contract/extract-object';
import { codedAt, dayAt, elementAt, elementsAt, filled, textAt, type Maybe } from './reading.ts';
import type { XmlElement } from './xml-element.ts';

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
  });
}

/** The documents at `path`, one per element. */
export function mapDocuments(element: Maybe<XmlElement>, path: string): UnderlyingDocument[] {
  return elementsAt(element, path).flatMap((document) => mapDocument(document) ?? []);
}

function mapNotary(element: Maybe<XmlElement>): Maybe<string> {
  const words = [
    textAt(element, 'notarize_date'),
    textAt(element, 'notary_name'),
    textAt(element, 'notary_action_num'),
  ];
  return words.filter(Boolean).join(', ') || undefined;
}
