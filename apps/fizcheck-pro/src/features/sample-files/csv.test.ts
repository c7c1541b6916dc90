import { expect, test } from 'vitest';
import { sampleFiles } from '../../content/wholesale.ts';
import { csvHref, csvOf } from './csv.domain.ts';

test('a CSV cell that contains the separator is quoted, and quotes are doubled', () => {
  const columns = [
    { name: 'Адрес', rule: '' },
    { name: 'Отчёт', rule: '' },
  ];
  expect(csvOf({ columns, rows: [['ул. «Новая»; д. "1"', 'выписка']] })).toBe(
    '\uFEFFАдрес;Отчёт\r\n"ул. «Новая»; д. ""1""";выписка\r\n',
  );
});

test.each(Object.values(sampleFiles).flat())(
  'every row of the sample file $fileName has a cell for every column',
  (file) => {
    for (const row of file.rows) expect(row).toHaveLength(file.columns.length);
    expect(decodeURIComponent(csvHref(file))).toContain(file.rows[0]?.join(';'));
  },
);
