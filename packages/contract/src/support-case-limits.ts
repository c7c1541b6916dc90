/** A separate module without zod, to keep zod out of the page's bundle. */

export const caseTextMaxLength = 4000;

/** The size of a document before base64. */
export const maxCaseDocumentBytes = 5 * 1024 * 1024;

export const caseTemplateTitleMaxLength = 80;

/** Cases of a customer on one page of the account. */
export const ownCasesPageSize = 20;
