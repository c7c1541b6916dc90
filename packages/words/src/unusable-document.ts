/** Said by the page before a document is sent and by the server when it was. */
export const unusableDocument = 'Документ не подходит: нужен PDF, JPEG, PNG или XML до 5 МБ';
