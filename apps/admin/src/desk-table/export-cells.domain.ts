import type { DeskColumn } from './desk-column.ts';

export interface Exported<Row> {
  /** The file's name, without its ending, and that of the sheet. */
  readonly name: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A spreadsheet takes no more of a cell. */
const LONGEST_CELL = 32_767;
const LONGEST_SHEET_NAME = 31;

/**
 * A text as a cell holds it: in one line, without characters that no sheet may have (controls, halves of pairs) or that only hide
 * what is written (directions, spaces of no width), and with plain spaces, by which a spreadsheet finds words.
 */
export const cellText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFE\uFFFF]/gu, '')
    .trim()
    .slice(0, LONGEST_CELL);

/** «8 (999) 000-11-22»: a plus at the beginning would be taken for a formula, and an apostrophe before it would stay in sight. */
const dialled = (phone: string): string => phone.replace(/^\+7(?=\D|\d{10}$)/, '8');

/** Everything is a text, as it is seen. */
export const asCsvLines = <Row>({ columns, rows }: Exported<Row>): string[][] => [
  columns.map(({ title }) => cellText(title)),
  ...rows.map((row) =>
    columns.map(({ text, isPhone = false }) => {
      const seen = cellText(text(row));
      return isPhone ? dialled(seen) : seen;
    }),
  ),
];

/** Sums and counts are numbers, all else is text, phones too: a sheet has a type for each cell and calculates no text. */
export const asSheetRows = <Row>({ name, columns, rows }: Exported<Row>) => ({
  name: cellText(name.replaceAll(/[[\]:*?/\\]/g, ' ')).slice(0, LONGEST_SHEET_NAME),
  rows: [
    columns.map(({ title }) => cellText(title)),
    ...rows.map((row) => columns.map(({ text, number }) => number?.(row) ?? cellText(text(row)))),
  ],
});
