/** Reasons to refuse bytes as an EGRN document. The file comes from the supplier, so the texts describe it in the third person. */
export const parseRefusalCodes = [
  'unreadable_source',
  'too_large',
  'too_deep',
  'too_many_elements',
  'text_too_long',
  'unsupported_encoding',
  'broken_encoding',
  'not_xml',
  'truncated',
  'doctype_forbidden',
  'entity_forbidden',
  'wrong_root',
  'former_document',
  'former_plan',
  'no_object',
  'wrong_cadastral_number',
] as const;
export type ParseRefusalCode = (typeof parseRefusalCodes)[number];

/** Reasons to refuse a file before its document is parsed, or to give its parsing up. */
export const fileRefusalCodes = [
  'pdf_document',
  'broken_archive',
  'unsafe_archive',
  'encrypted_archive',
  'archive_without_document',
  'several_documents',
  'too_slow',
  'too_much_memory',
  'reader_failed',
] as const;
type FileRefusalCode = (typeof fileRefusalCodes)[number];

const reasons = {
  unreadable_source: 'Файл выписки не удалось прочитать до конца. Получите его ещё раз.',
  too_large: 'Файл выписки больше 20 МБ. Выписки такого размера мы не разбираем.',
  too_deep: 'Файл выписки устроен неправильно: вложенность элементов больше допустимой.',
  too_many_elements: 'В файле выписки больше элементов, чем мы разбираем.',
  text_too_long: 'В файле выписки есть слишком длинный текст. Похоже, файл повреждён.',
  unsupported_encoding:
    'Файл выписки записан в кодировке, которую мы не читаем. Нужна UTF-8, UTF-16 или windows-1251.',
  broken_encoding: 'Текст файла выписки не соответствует его кодировке. Похоже, файл повреждён.',
  not_xml: 'Файл выписки не является правильным документом XML: это файл другого формата, или он повреждён.',
  truncated: 'Файл выписки обрывается: получена только его часть.',
  doctype_forbidden:
    'Файл выписки содержит описание типа документа (DTD). Росреестр таких выписок не выдаёт, файл отклонён.',
  entity_forbidden:
    'Файл выписки ссылается на внешние определения (сущности XML). Росреестр таких выписок не выдаёт, файл отклонён.',
  wrong_root: 'Это не документ ЕГРН: файл начинается с элемента, которого в документах Росреестра нет.',
  former_document:
    'Это документ государственного кадастра в виде, в котором его выдавали до 2014 года. Мы его не разбираем: за это время записи могли измениться. Закажите новую выписку.',
  former_plan:
    'Это кадастровый план территории прежнего образца: он описывает целый квартал, а не один объект. Закажите выписку об объекте.',
  no_object: 'В выписке нет сведений об объекте недвижимости.',
  wrong_cadastral_number:
    'Кадастровый номер объекта в выписке записан с ошибкой, поэтому выписке нельзя доверять.',
  pdf_document: 'Это файл PDF, а прочитать мы можем только выписку в формате XML.',
  broken_archive: 'Файл начинается как архив ZIP, но распаковать его не удалось. Похоже, он повреждён.',
  unsafe_archive:
    'Архив устроен не так, как его присылает Росреестр: в нём пути за его пределы, слишком много файлов или архивы друг в друге. Файл отклонён.',
  encrypted_archive: 'Архив закрыт паролем, поэтому прочитать выписку в нём нельзя.',
  archive_without_document: 'В архиве нет выписки в формате XML.',
  several_documents: 'В архиве несколько файлов XML. Прочитать можно только один.',
  too_slow: 'Файл выписки не удалось разобрать за отведённое время.',
  too_much_memory: 'Для разбора файла выписки нужно больше памяти, чем мы на него отводим.',
  reader_failed: 'При разборе файла выписки произошла ошибка на нашей стороне.',
} satisfies Record<ParseRefusalCode | FileRefusalCode, string>;

interface Refusal<Code> {
  readonly ok: false;
  readonly code: Code;
  /** The explanation in Russian for the customer and the back office. */
  readonly message: string;
}
export type ParseRefusal = Refusal<ParseRefusalCode>;
export type FileRefusal = Refusal<ParseRefusalCode | FileRefusalCode>;

export function parseRefusal<Code extends FileRefusal['code']>(code: Code): Refusal<Code> {
  return { ok: false, code, message: reasons[code] };
}
