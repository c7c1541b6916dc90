/** Reasons to refuse a file as an EGRN document. The file comes from the supplier, so the texts describe it in the third person. */
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
  'no_object',
  'wrong_cadastral_number',
] as const;
export type ParseRefusalCode = (typeof parseRefusalCodes)[number];

const reasons = {
  unreadable_source: 'Файл выписки не удалось прочитать: передача оборвалась. Запросите файл ещё раз.',
  too_large: 'Файл выписки больше 20 МБ. Выписки такого размера мы не разбираем.',
  too_deep: 'Файл выписки устроен неправильно: вложенность элементов больше допустимой.',
  too_many_elements: 'В файле выписки больше элементов, чем мы разбираем.',
  text_too_long: 'В файле выписки есть слишком длинный текст. Похоже, файл повреждён.',
  unsupported_encoding:
    'Файл выписки записан в кодировке, которую мы не читаем. Нужна UTF-8, UTF-16 или windows-1251.',
  broken_encoding: 'Текст файла выписки не соответствует его кодировке. Похоже, файл повреждён.',
  not_xml: 'Файл выписки не является правильным документом XML. Похоже, файл повреждён.',
  truncated: 'Файл выписки обрывается: получена только его часть.',
  doctype_forbidden:
    'Файл выписки содержит описание типа документа (DTD). Росреестр таких выписок не выдаёт, файл отклонён.',
  entity_forbidden:
    'Файл выписки ссылается на внешние определения (сущности XML). Росреестр таких выписок не выдаёт, файл отклонён.',
  wrong_root: 'Это не документ ЕГРН: файл начинается с элемента, которого в документах Росреестра нет.',
  former_document:
    'Это документ Росреестра прежнего образца: таких он больше не выдаёт. Мы его не разбираем, потому что записи с тех пор могли измениться. Закажите новую выписку.',
  no_object: 'В выписке нет сведений об объекте недвижимости.',
  wrong_cadastral_number:
    'Кадастровый номер объекта в выписке записан с ошибкой, поэтому выписке нельзя доверять.',
} satisfies Record<ParseRefusalCode, string>;

export interface ParseRefusal {
  readonly ok: false;
  readonly code: ParseRefusalCode;
  /** The explanation in Russian for the customer and the back office. */
  readonly message: string;
}

export function parseRefusal(code: ParseRefusalCode): ParseRefusal {
  return { ok: false, code, message: reasons[code] };
}
