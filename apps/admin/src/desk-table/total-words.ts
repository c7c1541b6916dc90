import { counted } from '@proverka/words/plural';
import { groupedDigits } from '@proverka/words/number-format';

type Total = { readonly count: number; readonly is_more: boolean } | null;

/** «Показано 100 строк, всего более 10 000»: as far as the list was counted. */
export function totalWords(shown: number, total: Total): string {
  const rows = counted(shown, 'строка', 'строки', 'строк');
  if (total === null || (!total.is_more && total.count <= shown)) return `Всего: ${rows}`;
  const all = groupedDigits(total.count);
  return total.is_more ? `Показано ${rows}, всего более ${all}` : `Показано ${rows} из ${all}`;
}
