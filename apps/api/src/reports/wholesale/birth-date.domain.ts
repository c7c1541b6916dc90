import { parseDate } from '@proverka/validation/date';

/** A cell as it was meant, and what the customer is told when that is not what stands there. */
export interface Restored {
  readonly text: string;
  readonly note: string;
}

const DAY_MS = 86_400_000;
/** Day 1 of a table is 1 January 1900; tables count a 29 February 1900 that never was. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
/** From March 1900 to 2099 as tables number days, with or without a share of the day. */
const serial = /^\d{2,5}(?:[.,]\d+)?$/;
const [FIRST_SERIAL, LAST_SERIAL] = [61, 73_050];

export const isSerialDay = (text: string): boolean => {
  const days = Number(text.replace(',', '.'));
  return serial.test(text) && days >= FIRST_SERIAL && days <= LAST_SERIAL;
};

/**
 * A birth date as tables and programs write it: with a time or «г.» behind, with dashes, or as the number of days since
 * 1900. Anything else stays for the rule to refuse; «01/02/1980» too, which is two days in two countries.
 */
export function readBirthDate(written: string): Restored {
  const text = written.trim();
  const day = text
    .replace(/[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/u, '')
    .replace(/\s*г(?:\.|ода)?(?:\s*р\.)?$/iu, '');
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
