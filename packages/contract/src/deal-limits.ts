/** A separate module without zod, to keep zod out of the page's bundle. */

/** The size of a document before base64: a photo of a page as a phone makes it. */
export const maxDealDocumentBytes = 10 * 1024 * 1024;

export const mostDeals = 50;
export const mostDealDocuments = 50;
export const mostDealSteps = 20;
export const mostDealSellers = 10;
export const dealNotesMaxLength = 4000;
export const dealTitleMaxLength = 100;

/** A folder is destroyed so long after its last change. */
export const dealKeptMonths = 6;
