import { expect, test } from 'vitest';
import { sampleFiles } from '../../content/wholesale.ts';
import { csvHref, csvOf } from './csv.domain.ts';

test('a cell that holds the separator is quoted, quotes are doubled', () => {
  const columns = [
    { name: 'Адрес', rule: '' },
    { name: 'Отчёт', rule: '' },
  ];
  expect(csvOf({ columns, rows: [['ул. «Новая»; д. "1"', 'выписка']] })).toBe(
    '\uFEFFАдрес;Отчёт\r\n"ул. «Новая»; д. ""1""";выписка\r\n',
  );
});

test.each(Object.values(sampleFiles).flat())('$fileName has a cell for every column', (file) => {
  for (const row of file.rows) expect(row).toHaveLength(file.columns.length);
  expect(decodeURIComponent(csvHref(file))).toContain(file.rows[0]?.join(';'));
});
