import type { ExtractOf } from '@proverka/contract/extract';
import { mapClaims } from './map-rights.ts';
import { cadastralNumberAt, textAt } from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** A notice of absence or a refusal: what was requested and why there is no answer. */
export function mapNotice(root: XmlElement): ExtractOf<'absence_notice'>['notice'] {
  const requestContent = textAt(root, 'content_request');
  return {
    requestedInformation: textAt(root, 'view_request_info'),
    requestContent,
    reasons: textAt(root, 'reasons_notification'),
    cadastralNumber: cadastralNumberAt(root, 'land_record/cad_number') ?? numberIn(requestContent),
    holder: textAt(root, 'right_holders'),
    litigations: textAt(root, 'litigations'),
    claims: mapClaims(root),
  };
}

/** The requested number is part of a sentence. */
function numberIn(text: string | undefined): string | undefined {
  return /(?<![\d:])\d{2}:\d{2}:\d{6,7}:\d{1,12}(?![\d:])/u.exec(text ?? '')?.[0];
}
