/** A separate module without zod, to keep zod out of the page's bundle. */
export const batchMaxRows = 2000;
/** The size of the chosen file; base64 adds a third. */
export const batchMaxFileBytes = 2 * 1024 * 1024;
export const batchPageSize = 20;
export const batchResultsPageSize = 50;
/** Of one document with all reports of a list: more do not fit into the memory of a document. */
export const batchMaxPdfReports = 100;
