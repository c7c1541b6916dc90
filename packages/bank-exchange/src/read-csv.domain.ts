import { kopecks, parseMoney } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Party, PaymentDocument, ReadFile, UnreadableFile } from './exchange.ts';
import { isoDay } from './iso-day.domain.ts';

/** What a column is, by the words banks put above it. */
const TITLES = {
  date: /^дата( операции| проводки| документа| платежа| зачисления)?$/,
  number: /^(номер|№)( документа| п\/п| операции| плат[её]жного поручения)?$/,
  credit: /^(кредит|поступление|приход|зачислено|сумма по кредиту|по кредиту)/,
  debit: /^(дебет|списание|расход|списано|сумма по дебету|по дебету)/,
  amount: /^сумма( операции| платежа)?(,? руб\.?)?$/,
  inn: /^инн/,
  kpp: /^кпп/,
  name: /^(контрагент|наименование|плательщик|корреспондент)/,
  account: /^(сч[её]т|р\/с) (контрагента|плательщика|корреспондента)/,
  own: /^(сч[её]т|номер сч[её]та|расч[её]тный сч[её]т|наш сч[её]т)$/,
  purpose: /^назначение/,
} as const;
type Column = keyof typeof TITLES;
type Cell = (column: Column) => string;

export interface CsvRow extends Pick<PaymentDocument, 'number' | 'date' | 'amount' | 'purpose'> {
  readonly direction: 'in' | 'out';
  /** The account the statement is of; empty when the table does not say. */
  readonly own: string;
  readonly other: Party;
}

export interface TableLine {
  /** Starts at one. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A statement as a table: a row of titles, then a row per payment. What stands above the titles and totals are skipped. */
export function readCsv(lines: readonly TableLine[]): ReadFile<readonly CsvRow[]> {
  const at = lines.findIndex(({ cells }) => isHead(cells));
  const head = lines[at];
  if (head === undefined) return unreadable('no_columns', 1, 'дата, номер, сумма, назначение');
  const columns = columnsOf(head.cells);
  const found: CsvRow[] = [];
  for (const { cells, line } of lines.slice(at + 1)) {
    const cell: Cell = (column) => cells[columns.get(column) ?? -1]?.trim() ?? '';
    const date = isoDay(cell('date'));
    // Totals stand below the payments, without a day.
    if (date === null) continue;
    const moved = movedBy(cell);
    if (moved === null) return unreadable('bad_value', line, 'Сумма');
    found.push(rowOf(cell, date, moved));
  }
  return { ok: true, value: found };
}

const unreadable = (why: UnreadableFile['why'], line: number, key: string): ReadFile<never> => ({
  ok: false,
  problem: { why, line, key },
});

interface Moved {
  readonly direction: 'in' | 'out';
  readonly amount: Money;
}

function rowOf(cell: Cell, date: string, { direction, amount }: Moved): CsvRow {
  const inn = cell('inn');
  return {
    direction,
    own: cell('own').replaceAll(/\s/g, ''),
    number: cell('number'),
    date,
    amount,
    purpose: cell('purpose'),
    other: {
      name: cell('name'),
      inn: /^0*$/.test(inn) ? '' : inn,
      kpp: cell('kpp'),
      account: cell('account').replaceAll(/\s/g, ''),
      bank: '',
      bik: '',
      correspondentAccount: '',
    },
  };
}

/** By separate columns of debit and credit, or by the sign of one. */
function movedBy(cell: Cell): Moved | null {
  const [credit, debit, one] = [cell('credit'), cell('debit'), cell('amount')].map(parseMoney);
  if (credit) return { direction: 'in', amount: kopecks(Math.abs(credit)) };
  if (debit) return { direction: 'out', amount: kopecks(Math.abs(debit)) };
  return one ? { direction: one > 0 ? 'in' : 'out', amount: kopecks(Math.abs(one)) } : null;
}

const titleOf = (cell: string): string => cell.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const columnsOf = (cells: readonly string[]): ReadonlyMap<Column, number> =>
  new Map(
    (Object.keys(TITLES) as Column[])
      .map((column): [Column, number] => [
        column,
        cells.findIndex((cell) => TITLES[column].test(titleOf(cell))),
      ])
      .filter(([, at]) => at >= 0),
  );

function isHead(cells: readonly string[]): boolean {
  const columns = columnsOf(cells);
  const hasAmount = columns.has('credit') || columns.has('amount');
  return columns.has('date') && columns.has('number') && columns.has('purpose') && hasAmount;
}
