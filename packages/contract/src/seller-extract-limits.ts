/** All files of one upload together; a document itself may have as much (the limit of reading extracts). */
export const sellerExtractMaxBytes = 20 * 1024 * 1024;
export const sellerExtractMaxFiles = 10;
