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
  /** Address. */
  a?: string;
  /** Main activity, if known. */
  e?: string;
  eName?: string;
  /** Name and position of the director. */
  g?: string;
  gp?: string;
  /** Registration date, ISO, if known. */
  r?: string;
  /** Date of termination, ISO; only when terminated. */
  v?: string;
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

const isoDay = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

const STATES: Record<string, string> = {
  LIQUIDATING: 'Находится в процессе ликвидации',
  BANKRUPT: 'Открыто конкурсное производство',
  REORGANIZING: 'Находится в процессе реорганизации',
};

const activity = (okved: string | undefined): Pick<EgrulRow, 'e' | 'eName'> => {
  const title = ACTIVITIES[okved ?? ''];
  return okved === undefined ? {} : { e: okved, ...(title === undefined ? {} : { eName: title }) };
};

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
    g: typeof head?.['name'] === 'string' ? head['name'] : 'Тестов Тест Тестович',
    gp: typeof head?.['position'] === 'string' ? head['position'] : 'Генеральный директор',
    ...(registered === null ? {} : { r: isoDay(registered) }),
    ...(liquidated === null ? {} : { v: isoDay(liquidated) }),
    ...(state === undefined ? {} : { s: state }),
    k: 'ul',
  };
}

export const entrepreneurRow = (person: Entrepreneur): EgrulRow => ({
  i: person.inn,
  o: person.ogrn,
  n: `${person.last} ${person.first} ${person.middle}`.trim().toUpperCase(),
  ...activity(person.okved),
  r: isoDay(person.registered),
  ...(person.liquidated === null ? {} : { v: isoDay(person.liquidated) }),
  k: 'fl',
});
