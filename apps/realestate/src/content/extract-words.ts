import type { Extract } from '@proverka/contract/extract';
import { day } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';

/** «ЕГРН, выписка № КУВИ-001/2024-100000001»: the source every statement names. */
function documentOf({ kind, header }: Extract): string {
  const word = kind === 'absence_notice' ? 'уведомление' : kind === 'refusal_notice' ? 'решение' : 'выписка';
  return joined([`ЕГРН, ${word}`, header.registrationNumber && `№ ${header.registrationNumber}`], ' ');
}

/** «Источник: ЕГРН, выписка № …, данные на 20.11.2026». */
export function sourceWords(extract: Extract): string {
  const on = day(extract.header.dateFormation);
  return joined([`Источник: ${documentOf(extract)}`, on && `данные на ${on}`]);
}
