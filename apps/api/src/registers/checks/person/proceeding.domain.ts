import type { Money } from '@proverka/words/money';
import { kopecks } from '@proverka/validation/money';
import type { Proceeding } from '../../sources/fssp/result.ts';
import { readDay } from '../day.ts';
import type { RecordedPerson } from '../match.domain.ts';

/** A parsed row of the data bank, whose fields are free text. */
export interface ReadProceeding {
  readonly person: RecordedPerson;
  /** «00001/20/77010-ИП». */
  readonly number: string;
  /** ISO. */
  readonly startedOn: string | null;
  readonly basis: string;
  readonly subject: string;
  /** null when the row names no sum: the debt may be small, or the demand not monetary. */
  readonly amount: Money | null;
  readonly department: string;
  readonly bailiff: string;
  /** How the bailiff closed it (229-FZ, articles 46 and 47); null while it is open. */
  readonly ended: Ended | null;
}

interface Ended {
  /** ISO. */
  readonly on: string;
  /** «ст. 46 ч. 1 п. 3». */
  readonly article: string;
  readonly how: 'paid' | 'not_found' | 'withdrawn' | 'otherwise';
}

const bornOn = /(?<![\s,])[\s,]+(\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d{2}-\d{2})(?:[\s,]+(.*))?$/u;
/** A middle name of two words; when there is no birth date, the place follows the name directly. */
const undatedName = /^(\S+)\s+(\S+)(?:\s+([\p{L}-]+(?:\s+(?:ОГЛЫ|КЫЗЫ|УЛЫ|КИЗИ))?)(?![\p{L}.]))?/iu;
const numberLine = /^(\S+)(?:\s+от\s+(\d{2}\.\d{2}\.\d{4}))?/u;
const roubles = String.raw`(\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*руб`;
const sum = new RegExp(roubles, 'iu');
/** «Сумма долга: 12 000 руб. Остаток долга: 3 000 руб.» */
const remainder = new RegExp(String.raw`остат[^\d.]{0,80}${roubles}`, 'iu');

export function readProceeding(row: Proceeding): ReadProceeding {
  const [, number = row.exe_production, from] = numberLine.exec(row.exe_production) ?? [];
  const left = amountOf(remainder, row.subject);
  return {
    person: { ...personOf(row.name), region: regionOf(number) },
    number,
    startedOn: from === undefined ? null : readDay(from),
    basis: row.details,
    subject: left === null ? row.subject.replace(/:[\d\s.,]+руб\.?$/iu, '') : row.subject,
    amount: left ?? amountOf(sum, row.subject),
    department: row.department,
    bailiff: row.bailiff,
    ended: endedOf(row.ip_end, left === 0),
  };
}

/** «ТЕСТОВ ТЕСТ ТЕСТОВИЧ 01.01.1980 Г. МОСКВА»; the date and the place may be missing. */
function personOf(line: string): RecordedPerson {
  const trimmed = line.trim();
  const [dated, born, place] = bornOn.exec(trimmed) ?? [];
  const name = dated === undefined ? trimmed : trimmed.slice(0, -dated.length);
  const [last_name = name, first_name = '', middle_name = ''] =
    dated === undefined ? (undatedName.exec(name)?.slice(1) ?? []) : wordsOf(name);
  return {
    last_name,
    first_name,
    middle_name: middle_name || null,
    birth_date: born === undefined ? null : readDay(born),
    birth_place: place ?? null,
    region: null,
    inn: null,
  };
}

function wordsOf(name: string): string[] {
  const [last = '', first = '', ...middle] = name.split(/\s+/u);
  return [last, first, middle.join(' ')];
}

/** The department's code in «00001/20/77010-ИП» starts with the region's. */
const regionOf = (number: string): string | null => /\/(\d{2})\d{3}-ИП$/u.exec(number)?.[1] ?? null;

function amountOf(written: RegExp, text: string): Money | null {
  const [found, whole = '', cents = ''] = written.exec(text) ?? [];
  if (found === undefined) return null;
  return kopecks(Number(whole.replaceAll(/\s/gu, '')) * 100 + Number(cents.padEnd(2, '0')));
}

/**
 * An end without a readable day is no end: a debt must not look closed by a stray word, nor by a remainder of nothing while
 * the bailiff goes on.
 */
function endedOf(written: string, isNothingLeft: boolean): Ended | null {
  const [day = '', article = '', part = '', clause = ''] = written.split(',').map((one) => one.trim());
  const on = readDay(day);
  if (on === null) return null;
  const how = isNothingLeft ? 'paid' : howEnded(`${article}.${part}.${clause}`);
  return { on, article: articleOf(article, part, clause), how };
}

/** Article 47 part 1 clause 1: paid. Article 46 part 1: 1 the creditor withdrew, 3 and 4 nothing was found to take. */
function howEnded(clause: string): Ended['how'] {
  if (clause === '47.1.1') return 'paid';
  if (clause === '46.1.3' || clause === '46.1.4') return 'not_found';
  return clause === '46.1.1' ? 'withdrawn' : 'otherwise';
}

const articleOf = (article: string, part: string, clause: string): string =>
  [article && `ст. ${article}`, part && `ч. ${part}`, clause && `п. ${clause}`].filter(Boolean).join(' ');
