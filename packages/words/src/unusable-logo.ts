/** Said by the page before a file is sent and by the server when it was. */
export const unusableLogo = 'Файл не подходит: нужен PNG или JPEG до 1 МБ и до 4000 точек по стороне';
