/** Without zod, so that a form's page need not carry it. */
export const batchMaxRows = 2000;
/** Of a file as it is chosen; base64 makes a third more of it. */
export const batchMaxFileBytes = 2 * 1024 * 1024;
export const batchPageSize = 20;
export const batchResultsPageSize = 50;
