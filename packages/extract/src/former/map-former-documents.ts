import type { UnderlyingDocument } from '@proverka/contract/extract-object';
import { dayAt, elementsAt, filled, textAt, type Maybe } from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { codeAt } from './former-reading.ts';

/** Documents of the cadastre (`Document`) and of the register of rights (`DocFound`). */
export function mapFormerDocuments(element: Maybe<XmlElement>, path: string): UnderlyingDocument[] {
  return elementsAt(element, path).flatMap((document) => {
    const content = textAt(document, 'Content');
    return (
      filled({
        type: codeAt(document, 'CodeDocument', 'documents') ?? codeAt(document, 'Type_Document', 'documents'),
        name: textAt(document, 'Name') ?? content,
        series: textAt(document, 'Series'),
        number: textAt(document, 'Number'),
        date: dayAt(document, 'Date'),
        issuer: textAt(document, 'IssueOrgan'),
      }) ?? []
    );
  });
}
