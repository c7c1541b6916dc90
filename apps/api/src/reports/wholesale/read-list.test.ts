import { archiveOf, archiveWithTwoDirectories } from '@proverka/archive/archive.fixtures';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { batchMaxRows } from '@proverka/contract/wholesale-limits';
import { inCp1251 } from '../../../test/cp1251.ts';
import { readFileLines, readTextLines } from './read-list.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const bomb = (name: string, claimed?: number) => ({
  name,
  content: Buffer.alloc(300 * 1024 * 1024),
  ...(claimed !== undefined && { claimed }),
});

const codeOf = async (content: Buffer) => {
  const read = await readFileLines(content);
  return read.ok ? 'read' : read.refusal.code;
};

describe('uploaded files', () => {
  test.each([
    ['says so', undefined],
    ['claims to be small', 100],
  ])('a file that unpacks to hundreds of megabytes and %s is refused', async (_how, claimed) => {
    const file = archiveOf(bomb(SHEET, claimed));
    expect(file.length).toBeLessThan(1024 * 1024);
    expect(await codeOf(file)).toBe('list_unreadable');
  });

  test('a file whose ZIP64 directory lists something else than its usual one is refused', async () => {
    const file = archiveWithTwoDirectories([{ name: SHEET, content: Buffer.from('<a/>') }], [bomb(SHEET)]);
    expect(await codeOf(file)).toBe('list_unreadable');
  });

  test("a cell far outside of the sheet's data is ignored beyond the limits of a list", async () => {
    const cells = new Map([['1048575,16383', { value: 'далеко' }]]);
    const file = await writeXlsx({ sheets: [{ name: 'Лист', rows: [['ИНН'], ['7707083893']], cells }] });
    const read = await readFileLines(Buffer.from(file));
    expect(read.ok && read.value.map(({ cells: row }) => row[0])).toEqual(['ИНН', '7707083893']);
  });

  test('the first visible sheet is read when another one is hidden', async () => {
    const file = await writeXlsx({
      sheets: [
        { name: 'Скрытый', hidden: true, rows: [['1']] },
        { name: 'Список', rows: [['7707083893']] },
      ],
      activeSheet: 1,
    });
    const read = await readFileLines(Buffer.from(file));
    expect(read.ok && read.value).toEqual([{ line: 1, cells: ['7707083893'] }]);
  });

  test('a CSV file saved by Excel in Russia is decoded as windows-1251', async () => {
    const cp1251 = Buffer.from([0xd2, 0xe5, 0xf1, 0xf2, 0xee, 0xe2, 0x3b, 0x31]);
    const read = await readFileLines(cp1251);
    expect(read.ok && read.value).toEqual([{ line: 1, cells: ['Тестов', '1'] }]);
  });

  test('a big-endian UTF-16 file is decoded', async () => {
    const text = Buffer.from('\uFEFFТестов;Иван', 'utf16le').swap16();
    const read = await readFileLines(text);
    expect(read.ok && read.value).toEqual([{ line: 1, cells: ['Тестов', 'Иван'] }]);
  });

  test('a UTF-16 file is decoded', async () => {
    const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Тестов\tИван', 'utf16le')]);
    const read = await readFileLines(text);
    expect(read.ok && read.value).toEqual([{ line: 1, cells: ['Тестов', 'Иван'] }]);
  });
});

const rowsOf = (text: string) => {
  const read = readTextLines(text);
  return read.ok ? read.value.map(({ line, cells }) => [line, ...cells]) : read.refusal.code;
};

describe('delimited text', () => {
  test.each([
    [
      'a;b\nc;d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a,b\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a\tb\nc\td',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a;1,5\rc;2,5\r',
      [
        [1, 'a', '1,5'],
        [2, 'c', '2,5'],
      ],
    ],
    ['sep=,\na;b,c', [[2, 'a;b', 'c']]],
    ['\n;;\n "a" ; "b" \n\n', [[3, 'a', 'b']]],
    ['"a";"b ""c"" d"', [[1, 'a', 'b "c" d']]],
    [
      '"a;b\nc;d',
      [
        [1, '"a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    ['7707\u200B083893;Анастасии\u0306', [[1, '7707083893', 'Анастасий']]],
  ])('%j is split into rows', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('a windows-1251 CSV with quotes and unusual column names is read unchanged', async () => {
    const read = await readFileLines(inCp1251('"Ф.И.О.";"№"\r\n"Тестов ""Иван""";"1"\r\n'));
    expect(read.ok && read.value.map(({ cells }) => cells)).toEqual([
      ['Ф.И.О.', '№'],
      ['Тестов "Иван"', '1'],
    ]);
  });

  test('an endless cell is cut, and the rows after it are read', () => {
    const [first, second] = rowsOf(`${'9'.repeat(1_000_000)}\n7707083893`) as string[][];
    expect(first?.[1]).toHaveLength(1001);
    expect(second).toEqual([2, '7707083893']);
    expect(rowsOf('1;'.repeat(5000))).toMatchObject([{ length: 51 }]);
  });
});

describe('the limit of rows in a list', () => {
  const row = '7707083893';
  const inText = (rows: string[]) => {
    const read = readTextLines(rows.join('\n'));
    return read.ok ? read.value.length : read.refusal.code;
  };
  const inTable = async (rows: string[]) => {
    const file = await writeXlsx({ sheets: [{ name: 'Список', rows: rows.map((cell) => [cell]) }] });
    const read = await readFileLines(Buffer.from(file));
    return read.ok ? read.value.length : read.refusal.code;
  };
  const full = Array.from({ length: batchMaxRows }, () => row);

  test.each([
    ['text', inText],
    ['a table', inTable],
  ])('the row limit of a list as %s does not count the header', async (_as, count) => {
    expect(await count(full)).toBe(batchMaxRows);
    expect(await count(['ИНН', ...full])).toBe(batchMaxRows + 1);
    expect(await count([...full, row])).toBe('list_too_long');
    expect(await count(['ИНН', ...full, row])).toBe('list_too_long');
  });

  test('the row limit does not count empty rows of a table, and no row after them is lost', async () => {
    const sparse = full.flatMap((one) => [one, '']);
    expect(await inTable(sparse)).toBe(batchMaxRows);
    expect(await inTable([...sparse, row])).toBe('list_too_long');
  });
});
