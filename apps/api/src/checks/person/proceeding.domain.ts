import { parseDate } from '@proverka/validation/date';
import type { Money } from '@proverka/validation/money';
import { kopecks } from '@proverka/validation/money';
import type { Proceeding } from '../../sources/fssp/fssp.ts';
import type { RecordedPerson } from '../match.domain.ts';

/** A row of the data bank, read: its fields are sentences. */
export interface ReadProceeding {
  readonly person: RecordedPerson;
  /** «00001/20/77010-ИП». */
  readonly number: string;
  /** ISO. */
  readonly startedOn: string | null;
  readonly basis: string;
  readonly subject: string;
  /** null where the row names no sum: the debt may be small or not a debt at all. */
  readonly amount: Money | null;
  readonly department: string;
  readonly bailiff: string;
  /** Ended without being paid off: by which clause the bailiff gave up (229-FZ, article 46). */
  readonly ended: { readonly on: string; readonly article: string } | null;
}

const nameLine = /^(\S+)\s+(\S+)(?:\s+(\S+))?\s+(\d{2}\.\d{2}\.\d{4})(?:\s+(.*))?$/u;
const numberLine = /^(\S+)(?:\s+от\s+(\d{2}\.\d{2}\.\d{4}))?/u;
const sum = /(\d[\d ]*)(?:[.,](\d{1,2}))?\s*руб/iu;

export function readProceeding(row: Proceeding): ReadProceeding {
  const [, number = row.exe_production, from] = numberLine.exec(row.exe_production) ?? [];
  const [endedOn = '', article = '', part = '', clause = ''] = row.ip_end.split(',').map((one) => one.trim());
  return {
    person: { ...personOf(row.name), region: regionOf(number) },
    number,
    startedOn: from === undefined ? null : parseDate(from),
    basis: row.details,
    subject: row.subject.replace(/:\s*[\d .,]+руб\.?$/iu, ''),
    amount: amountOf(row.subject),
    department: row.department,
    bailiff: row.bailiff,
    ended: endedOn === '' ? null : { on: endedOn, article: articleOf(article, part, clause) },
  };
}

/** «ТЕСТОВ ТЕСТ ТЕСТОВИЧ 01.01.1980 Г. МОСКВА»; a name of another shape is kept whole and matches nobody. */
function personOf(line: string): RecordedPerson {
  const [, last_name = line, first_name = '', middle_name, born, place] = nameLine.exec(line.trim()) ?? [];
  return {
    last_name,
    first_name,
    middle_name: middle_name ?? null,
    birth_date: born === undefined ? null : parseDate(born),
    birth_place: place ?? null,
    region: null,
    inn: null,
  };
}

/** The department's code in «00001/20/77010-ИП» begins with its region. */
const regionOf = (number: string): string | null => /\/(\d{2})\d{3}-ИП$/u.exec(number)?.[1] ?? null;

function amountOf(text: string): Money | null {
  const [found, whole = '', cents = ''] = sum.exec(text) ?? [];
  if (found === undefined) return null;
  return kopecks(Number(whole.replaceAll(' ', '')) * 100 + Number(cents.padEnd(2, '0')));
}

const articleOf = (article: string, part: string, clause: string): string =>
  [article && `ст. ${article}`, part && `ч. ${part}`, clause && `п. ${clause}`].filter(Boolean).join(' ');
