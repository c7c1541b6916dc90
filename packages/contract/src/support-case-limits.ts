import { maxLength, required } from '@proverka/validation/generic-rules';
import type { FormRules } from '@proverka/validation/rule';

/** A separate module without zod, to keep zod out of the page's bundle. */

export const caseTextMaxLength = 4000;

export const caseTextRules: FormRules<{ text: string }> = {
  text: [required(), maxLength(caseTextMaxLength)],
};

/** The size of a document before base64. */
export const maxCaseDocumentBytes = 5 * 1024 * 1024;

export const caseTemplateTitleMaxLength = 80;

/** Cases of a customer on one page of the account. */
export const ownCasesPageSize = 20;
