import { formatDate } from '@proverka/words/dates';
import type { Company } from '../companies/company.ts';
import type { Entrepreneur } from '../companies/entrepreneurs.ts';

/** A row of search results; the field names are those of the service. */
export type EgrulRow = {
  /** INN, OGRN and KPP. */
  i: string;
  o: string;
  p?: string;
  /** Full and short name. */
  n: string;
  c?: string;
  /** The day the record ended, «01.09.2023»; only when it did. */
  e?: string;
  /** «ГЕНЕРАЛЬНЫЙ ДИРЕКТОР: Тестов Тест Тестович». */
  g?: string;
  /** The day of registration, «14.05.2012», if known. */
  r?: string;
  /** A provider's additions: address and main activity. */
  a?: string;
  eName?: string;
  /** A provider's addition: the state as text, when it is not simply active. */
  s?: string;
  k: 'ul' | 'fl';
};

const ACTIVITIES: Record<string, string> = {
  '46.90': 'Торговля оптовая неспециализированная',
  '47.91': 'Торговля розничная по почте или по информационно-коммуникационной сети Интернет',
  '62.01': 'Разработка компьютерного программного обеспечения',
  '64.19': 'Денежное посредничество прочее',
  '85.22': 'Образование высшее',
};

const dayOf = (milliseconds: number): string => formatDate(new Date(milliseconds).toISOString().slice(0, 10));

const STATES: Record<string, string> = {
  LIQUIDATING: 'Находится в процессе ликвидации',
  BANKRUPT: 'Открыто конкурсное производство',
  REORGANIZING: 'Находится в процессе реорганизации',
};

const textOf = (value: unknown, usual: string): string => (typeof value === 'string' ? value : usual);

const activity = (okved: string | undefined): Pick<EgrulRow, 'eName'> =>
  okved === undefined ? {} : { eName: ACTIVITIES[okved] ?? okved };

export function companyRow(company: Company): EgrulRow {
  const { inn, ogrn, kpp, name, fullName, address, okved, status, registered, liquidated } = company;
  const state = STATES[status];
  const [head] = company.records?.['company_management'] ?? [];
  return {
    i: inn,
    o: ogrn,
    ...(kpp ? { p: kpp } : {}),
    n: (fullName ?? name).toUpperCase(),
    c: name.toUpperCase(),
    a: address,
    ...activity(okved),
    g: `${textOf(head?.['position'], 'Генеральный директор').toUpperCase()}: ${textOf(head?.['name'], 'Тестов Тест Тестович')}`,
    ...(registered === null ? {} : { r: dayOf(registered) }),
    ...(liquidated === null ? {} : { e: dayOf(liquidated) }),
    ...(state === undefined ? {} : { s: state }),
    k: 'ul',
  };
}

export const entrepreneurRow = (person: Entrepreneur): EgrulRow => ({
  i: person.inn,
  o: person.ogrn,
  n: `${person.last} ${person.first} ${person.middle}`.trim().toUpperCase(),
  ...activity(person.okved),
  r: dayOf(person.registered),
  ...(person.liquidated === null ? {} : { e: dayOf(person.liquidated) }),
  k: 'fl',
});
