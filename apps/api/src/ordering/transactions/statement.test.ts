import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cell } from './statement.domain.ts';

test.each(['=1+1', '+7 999', '-5', '@SUM(A1)', '\t=1', ' =cmd|x', '\r=1'])(
  'a text like %j is not a formula in a spreadsheet',
  (text) => {
    expect(cell(text).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a cell of any text is parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = cell(text);
      const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(read.replace(/^'(?=\s*[=+\-@\t\r])/, '')).toBe(text.replace(/^'(?=\s*[=+\-@\t\r])/, ''));
      if (!written.startsWith('"')) expect(written).not.toMatch(/[;\r\n]/);
    }),
  );
});
