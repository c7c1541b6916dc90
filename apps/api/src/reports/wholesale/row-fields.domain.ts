import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import { parseDate } from '@proverka/validation/date';
import { recognizeCar } from '@proverka/validation/forms/car';
import { isSerialDay, readBirthDate } from './birth-date.domain.ts';
import { regions } from '@proverka/validation/regions';
import { readSearchText } from '@proverka/validation/search-text';
import type { ColumnField } from './columns.domain.ts';

export type RowFields = Readonly<Partial<Record<ColumnField, string>>>;

/** Fields by column names; of several columns for one field the first that is not empty counts. */
export function fieldsByColumns(
  columns: readonly (ColumnField | null)[],
  cells: readonly string[],
): RowFields {
  const fields: Partial<Record<ColumnField, string>> = {};
  columns.forEach((field, index) => {
    const cell = cells[index] ?? '';
    if (field !== null && field !== 'free' && field !== 'skipped' && cell !== '') fields[field] ??= cell;
  });
  const free = cells.filter((_, index) => columns[index] === 'free');
  return free.length > 0 ? { ...fieldsByLook(free), ...fields } : fields;
}

const word = /^\p{L}[\p{L}'’-]*$/u;
const wordsOf = (cell: string): string[] => cell.split(/\s+/).filter(Boolean);
const isName = (cell: string): boolean => {
  const words = wordsOf(cell);
  return words.length >= 1 && words.length <= 4 && words.every((one) => word.test(one));
};
const bare = (cell: string): string => cell.replaceAll(/[\s\u00A0-]/g, '');
const digits = (cell: string, ...lengths: number[]): boolean =>
  /^\d+$/.test(bare(cell)) && lengths.includes(bare(cell).length);

/** Without column names every cell is recognised by its content. */
export function fieldsByLook(written: readonly string[]): RowFields {
  const cells = written.map(withoutLabel);
  const whole = cells.filter((cell) => cell !== '').join(', ');
  if (!whole.includes('"') && cells.every((cell) => parseDate(cell) === null) && isAddress(whole)) {
    return { address: whole };
  }
  const hasName = cells.some((cell) => isName(cell) && !isRegionName(cell));
  const fields: Partial<Record<ColumnField, string>> = {};
  const nameParts: string[] = [];
  for (const cell of cells.filter((one) => one !== '')) {
    const field = fieldByLook(cell, hasName);
    if (field === 'full_name') nameParts.push(cell);
    else if (field !== null) fields[field] ??= field === 'region' ? regionCode(cell) : cell;
  }
  return nameParts.length > 0 ? { ...fields, full_name: nameParts.join(' ') } : fields;
}

/** «ИНН 7707083893», «VIN: XTA…»: a cell may start with the name of its number. */
const withoutLabel = (cell: string): string =>
  cell.replace(/^(?:инн|огрн(?:ип)?|vin|вин|паспорт|гос\.?\s?номер)[\s:№-]+(?=\S*\d)/iu, '');

const isAddress = (text: string): boolean => {
  const read = readSearchText(text);
  return read.kind === 'address' && /\d/.test(text) && text.includes(',');
};

// Ten digits next to a name are a passport: a person's INN has twelve.
function fieldByLook(cell: string, hasName: boolean): ColumnField | null {
  // A formula, which `readRow` refuses.
  if (cell.startsWith('=')) return 'free';
  if (parseDate(readBirthDate(cell).text) !== null && !isSerialDay(cell)) return 'birth_date';
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/.test(cell)) return 'birth_date';
  // Neither a part of a passport nor a region has five digits.
  if (hasName && /^\d{5}$/.test(cell) && isSerialDay(cell)) return 'birth_date';
  if (parseCadastralNumber(cell) !== null || /^\d{2}:\d{2}:/.test(cell)) return 'cadastral_number';
  if (digits(cell, 13, 15)) return 'ogrn';
  if (digits(cell, 10)) return hasName ? 'passport' : 'inn';
  if (digits(cell, 9, 11, 12)) return 'inn';
  if (digits(cell, 4) && hasName) return 'passport_series';
  if (digits(cell, 6) && hasName) return 'passport_number';
  if (digits(cell, 2) && hasName) return 'region';
  if (isRegionName(cell)) return 'region';
  if (recognizeCar(cell) !== null) return 'car';
  if (isName(cell)) return 'full_name';
  if (/^\d+$/.test(bare(cell))) return 'inn';
  return /^[\p{L}\d-]{6,20}$/u.test(bare(cell)) && /\d/.test(cell) ? 'car' : null;
}

const regionByName = new Map(regions.map(({ code, name }) => [name.toLowerCase(), code]));
const isRegionName = (cell: string): boolean => regionByName.has(cell.toLowerCase());

/** «77», «7» and «Москва» all mean the code; anything else is left for the rule to refuse. */
export const regionCode = (text: string): string =>
  regionByName.get(text.trim().toLowerCase()) ?? (/^\d$/.test(text.trim()) ? `0${text.trim()}` : text.trim());
