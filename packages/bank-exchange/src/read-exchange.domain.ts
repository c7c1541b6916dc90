import { parseMoney } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { ExchangeFile, PaymentDocument, ReadFile, Turnover, UnreadableFile } from './exchange.ts';
import { isoDay } from './iso-day.domain.ts';
import { partyOf, purposeOf } from './read-party.domain.ts';
import { HEAD, lineOf, splitSections, textOf } from './sections.domain.ts';
import type { Section } from './sections.domain.ts';

const VERSIONS: ReadonlySet<string> = new Set(['1.00', '1.01', '1.02', '1.03']);

export const isExchange = (text: string): boolean => text.trimStart().startsWith(HEAD);

/** Reads the whole file or says what is wrong with it and where: nothing of a broken file is used. */
export function readExchange(text: string): ReadFile<ExchangeFile> {
  const problems: UnreadableFile[] = [];
  if (!isExchange(text)) return { ok: false, problem: { why: 'not_exchange', line: 1, key: HEAD } };
  const sections = splitSections(text.trimStart());
  if ('why' in sections) return { ok: false, problem: sections };
  const file = fileOf(sections, (found) => problems.push(found));
  const [problem] = problems;
  return problem === undefined ? { ok: true, value: file } : { ok: false, problem };
}

type Report = (problem: UnreadableFile) => void;

function fileOf(sections: readonly Section[], report: Report): ExchangeFile {
  const [head, ...rest] = sections;
  if (head === undefined) throw new Error('a file without its head');
  const version = textOf(head, 'ВерсияФормата');
  if (!VERSIONS.has(version)) {
    report({ why: 'version_unknown', line: lineOf(head, 'ВерсияФормата'), key: version });
  }
  const read = readerOf(report);
  return {
    version,
    sender: textOf(head, 'Отправитель'),
    receiver: textOf(head, 'Получатель'),
    from: read.day(head, 'ДатаНачала'),
    to: read.day(head, 'ДатаКонца'),
    accounts: head.accounts,
    turnovers: rest.filter(({ kind }) => kind === 'account').map((section) => turnoverOf(section, read)),
    documents: rest.filter(({ kind }) => kind === 'document').map((section) => documentOf(section, read)),
  };
}

type Read = ReturnType<typeof readerOf>;

/** Values of a section; null where none is given, and a report where it is none. */
function readerOf(report: Report) {
  const by =
    <Value>(parse: (text: string) => Value | null) =>
    (section: Section, key: string): Value | null => {
      const text = textOf(section, key);
      const value = text === '' ? null : parse(text);
      if (text !== '' && value === null) report({ why: 'bad_value', line: lineOf(section, key), key });
      return value;
    };
  const missing = (section: Section, key: string) =>
    report({ why: 'bad_value', line: lineOf(section, key), key });
  return { day: by(isoDay), money: by<Money>(parseMoney), missing };
}

const turnoverOf = (section: Section, read: Read): Turnover => ({
  account: textOf(section, 'РасчСчет'),
  from: read.day(section, 'ДатаНачала'),
  to: read.day(section, 'ДатаКонца'),
  opening: read.money(section, 'НачальныйОстаток'),
  received: read.money(section, 'ВсегоПоступило'),
  written: read.money(section, 'ВсегоСписано'),
  closing: read.money(section, 'КонечныйОстаток'),
});

function documentOf(section: Section, read: Read): PaymentDocument {
  const amount = read.money(section, 'Сумма');
  if (amount === null || amount <= 0) read.missing(section, 'Сумма');
  const [debitedOn, creditedOn] = [read.day(section, 'ДатаСписано'), read.day(section, 'ДатаПоступило')];
  // A bank's own order may have the day of its booking only.
  const date = read.day(section, 'Дата') ?? creditedOn ?? debitedOn;
  if (date === null) read.missing(section, 'Дата');
  return {
    kind: section.title,
    number: textOf(section, 'Номер'),
    date: date ?? '',
    amount: amount ?? (0 as Money),
    debitedOn,
    creditedOn,
    payer: partyOf(section, 'Плательщик'),
    payee: partyOf(section, 'Получатель'),
    purpose: purposeOf(section),
  };
}
