import { counted } from '@proverka/words/plural';

type Total = { readonly count: number; readonly is_more: boolean } | null;

/** «Показано 100 из 1 000 с лишним»: as far as the list was counted. */
export function totalWords(shown: number, total: Total): string {
  if (total === null || (!total.is_more && total.count <= shown))
    return `Всего: ${counted(shown, 'строка', 'строки', 'строк')}`;
  const rows = counted(shown, 'строка', 'строки', 'строк');
  const all = counted(total.count, 'строки', 'строк', 'строк');
  return total.is_more ? `Показано ${rows}, всего больше ${all}` : `Показано ${rows} из ${total.count}`;
}
