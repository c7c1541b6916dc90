import { createHmac } from 'node:crypto';
import type { SubjectData } from '@proverka/contract/subject';

/** As people write it in different papers: case, «ё» and spaces do not matter. */
const plain = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

/**
 * How a person is recognised in different places without keeping who it is: by surname, first name and birth date together, by
 * the INN, by the passport. Keyed, because a name and a date can be guessed. The middle name is left out: it is often missing,
 * and two people of one name and birthday are rather hidden both than shown one.
 */
export function personKeys(appSecret: string, data: SubjectData): Buffer[] {
  const { last_name: last, first_name: first, birth_date: birth, inn } = data;
  const { passport_series: series, passport_number: number } = data;
  const known = [
    last && first && birth ? `name ${plain(last)} ${plain(first)} ${birth}` : null,
    inn && inn.length === 12 ? `inn ${inn}` : null,
    series && number ? `passport ${series}${number}` : null,
  ];
  return known
    .filter((text) => text !== null)
    .map((text) => createHmac('sha256', appSecret).update(`person ${text}`).digest());
}
