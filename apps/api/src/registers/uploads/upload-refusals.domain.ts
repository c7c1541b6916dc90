import { fileRefusalCodes, parseRefusal, parseRefusalCodes } from '@proverka/extract/parse-refusals';
import type { FileRefusal } from '@proverka/extract/parse-refusals';

/** What to do about nearly every file that is not the one Rosreestr made. */
const ASK =
  'Попросите продавца прислать файлы в том виде, в каком они пришли от Росреестра или с Госуслуг: архив ZIP или XML вместе с подписью (.sig).';

const ownReasons = {
  pdf: `Это PDF — вид выписки для печати. Его легко подделать, и подписи Росреестра в нём не проверить. ${ASK}`,
  web_page: `Это страница сайта, сохранённая из браузера: так выписку показывают на экране. ${ASK}`,
  picture: `Это снимок или скан. Прочитать и проверить можно только сам электронный документ. ${ASK}`,
  office: `Это текстовый документ, а не выписка Росреестра. ${ASK}`,
  packed:
    'Такие архивы мы не открываем. Распакуйте файл и загрузите XML вместе с подписью (.sig) или архив ZIP.',
  empty: 'Файл пустой: скорее всего, он не скачался до конца. Скачайте или попросите прислать его ещё раз.',
  unknown: `Этот файл — не электронная выписка Росреестра. ${ASK}`,
  signature_alone: 'Это только подпись. Загрузите вместе с ней сам документ — файл XML.',
  not_about_object:
    'Это документ Росреестра, но не выписка об объекте: прав и обременений в нём нет. Попросите у продавца выписку об объекте недвижимости или о переходе прав.',
  notice:
    'Это не выписка, а уведомление или отказ Росреестра: сведений об объекте в нём нет. Попросите продавца заказать выписку заново.',
} as const;

export type UploadRefusalCode = keyof typeof ownReasons | FileRefusal['code'];

const AGAIN = 'Скачайте или попросите прислать его ещё раз.';
const UNPACK = 'Распакуйте его и загрузите XML вместе с подписью к нему (.sig).';

/** What helps where asking for the archive as received would not. */
const advice: Partial<Record<FileRefusal['code'], string>> = {
  truncated: AGAIN,
  unreadable_source: '',
  broken_archive: AGAIN,
  encrypted_archive: UNPACK,
  unsafe_archive: UNPACK,
  several_documents: UNPACK,
  too_large: 'Попросите у продавца выписку об одном объекте.',
  reader_failed: 'Попробуйте ещё раз через несколько минут.',
  too_slow: 'Попробуйте ещё раз через несколько минут.',
  former_document: '',
};

const isFileCode = (code: UploadRefusalCode): code is FileRefusal['code'] =>
  ([...parseRefusalCodes, ...fileRefusalCodes] as readonly string[]).includes(code);

/** The reason a file was not taken and what to do, for the visitor. */
export function uploadRefusalText(code: UploadRefusalCode): string {
  if (!isFileCode(code)) return ownReasons[code];
  return [parseRefusal(code).message, advice[code] ?? ASK].filter((part) => part !== '').join(' ');
}
