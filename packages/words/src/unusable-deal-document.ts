/** Said by the page before a document of a purchase is sent and by the server when it was. */
export const unusableDealDocument = 'Документ не подходит: нужен PDF, JPEG, PNG или XML до 10 МБ';
