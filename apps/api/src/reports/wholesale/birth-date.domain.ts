import { parseDate } from '@proverka/validation/date';

/** The interpretation of a cell, and the note for the customer when it differs from the text. */
export interface Restored {
  readonly text: string;
  readonly note: string;
}

const DAY_MS = 86_400_000;
/** Serial day 1 of a spreadsheet is 1 January 1900; spreadsheets count a 29 February 1900 that did not exist. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
/** True for a serial day between March 1900 and 2099, with or without a fraction. */
const serial = /^\d{2,5}(?:[.,]\d+)?$/;
const [FIRST_SERIAL, LAST_SERIAL] = [61, 73_050];

export const isSerialDay = (text: string): boolean => {
  const days = Number(text.replace(',', '.'));
  return serial.test(text) && days >= FIRST_SERIAL && days <= LAST_SERIAL;
};

/**
 * A birth date as spreadsheets and programs write it: followed by a time or «г.», with dashes, or as a serial day number.
 * Anything else is left for the rule to refuse, including «01/02/1980», which is ambiguous.
 */
export function readBirthDate(written: string): Restored {
  const text = written.trim();
  const day = text
    .replace(/(?<![T\s])[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/u, '')
    .replace(/(?<!\s)\s*г(?:\.|ода)?(?:\s*р\.)?$/iu, '');
  const iso =
    parseDate(day) ??
    parseDate(day.replace(/^(\d{1,2})-(\d{1,2})-(\d{4})$/, '$1.$2.$3')) ??
    parseDate(day.replace(/^(\d{4})\.(\d{2})\.(\d{2})$/, '$1-$2-$3'));
  if (iso !== null) return { text: iso, note: '' };
  if (!isSerialDay(text)) return { text: written, note: '' };
  const days = Math.floor(Number(text.replace(',', '.')));
  const found = new Date(SERIAL_ZERO + days * DAY_MS).toISOString().slice(0, 10);
  return { text: found, note: 'Дата рождения прочитана из числа таблицы' };
}
