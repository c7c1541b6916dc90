import { maxLength, required } from '@proverka/validation/generic-rules';
import type { FormRules } from '@proverka/validation/rule';

/** A separate module without zod, to keep zod out of the page's bundle. */

export const disputeTextMaxLength = 4000;

/** The size of a document before base64. */
export const maxDisputeDocumentBytes = 5 * 1024 * 1024;

export const disputeRules: FormRules<{ text: string }> = {
  text: [required(), maxLength(disputeTextMaxLength)],
};

export const correctedTitleMaxLength = 200;

export const disputesPageSize = 20;
