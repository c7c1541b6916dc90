import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readFileLines } from './read-list.ts';

/** An archive of one deflated entry that claims to be `claimed` bytes long. */
function archiveOf(content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(claimed, 24);
  entry.writeUInt16LE(name.length, 28);
  const directoryAt = 30 + name.length + packed.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(directoryAt, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

const codeOf = async (content: Buffer) => {
  const read = await readFileLines(content);
  return read.ok ? 'read' : read.refusal.code;
};

describe('a file', () => {
  test.each([
    ['says so', undefined],
    ['claims to be small', 100],
  ])('that unpacks to hundreds of megabytes and %s is refused', async (_how, claimed) => {
    const bomb = archiveOf(Buffer.alloc(300 * 1024 * 1024), claimed);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await codeOf(bomb)).toBe('list_unreadable');
  });

  test('with a cell at the far end of the sheet is read as far as lists go', async () => {
    const cells = new Map([['1048575,16383', { value: 'далеко' }]]);
    const file = await writeXlsx({ sheets: [{ name: 'Лист', rows: [['ИНН'], ['7707083893']], cells }] });
    const read = await readFileLines(Buffer.from(file));
    expect(read.ok && read.value.map(({ cells: row }) => row[0])).toEqual(['ИНН', '7707083893']);
  });

  test('with a hidden sheet is read from the first one that is shown', async () => {
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

  test('as Excel saves CSV in Russia is read in its encoding', async () => {
    const cp1251 = Buffer.from([0xd2, 0xe5, 0xf1, 0xf2, 0xee, 0xe2, 0x3b, 0x31]);
    const read = await readFileLines(cp1251);
    expect(read.ok && read.value).toEqual([{ line: 1, cells: ['Тестов', '1'] }]);
  });

  test('as UTF-16 text is read too', async () => {
    const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Тестов\tИван', 'utf16le')]);
    const read = await readFileLines(text);
    expect(read.ok && read.value).toEqual([{ line: 1, cells: ['Тестов', 'Иван'] }]);
  });
});
