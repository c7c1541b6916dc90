import type { Extract } from '@proverka/contract/extract';
import { day } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';

/** Before 2017 the cadastre and the register of rights (EGRP) were two. */
function formerSource(title: string): string | undefined {
  if (title.includes('прав на недвижимое имущество')) return 'ЕГРП, выписка';
  return /^Кадастров\S+ (?:выписка|паспорт)/u.exec(title)?.[0];
}

/** «ЕГРН, выписка № КУВИ-001/2024-100000001»: the source named by every finding. */
export function sourceOf(extract: Extract): string {
  const source = documentOf(extract);
  return extract.isFromSeller === true ? `${fromSeller} (${source})` : source;
}

/** What the customer sent is named as such: only its signature tells whether the register said it. */
export const fromSeller = 'Выписка, присланная продавцом';

function documentOf({ kind, header, isFormer, title }: Extract): string {
  const word = kind === 'absence_notice' ? 'уведомление' : kind === 'refusal_notice' ? 'решение' : 'выписка';
  const document = (isFormer === true && formerSource(title)) || `ЕГРН, ${word}`;
  return header.registrationNumber === undefined ? document : `${document} № ${header.registrationNumber}`;
}

/** «ЕГРН, выписка № …, данные на 20.11.2026»: under every section. */
export function sourceWords(extract: Extract): string {
  const on = day(extract.header.dateFormation);
  return joined([sourceOf(extract), on && `данные на ${on}`]);
}
