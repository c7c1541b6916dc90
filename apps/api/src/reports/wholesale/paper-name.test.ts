import { expect, test } from 'vitest';
import { paperName } from './paper-name.domain.ts';

test.each([
  ['Тестов Иван Петрович, 31.01.1980', '0042 Тестов Иван Петрович AB12-CD34.pdf'],
  ['../../etc/passwd', '0042 etc passwd AB12-CD34.pdf'],
  ['ООО «Образец»: "склад"', '0042 ООО Образец склад AB12-CD34.pdf'],
  ['', '0042 AB12-CD34.pdf'],
])('the report of %j is kept in the archive as «%s»', (name, file) => {
  expect(paperName({ line: 42, name, number: 'AB12-CD34' })).toBe(file);
});

test('a name of two hundred characters is cut', () => {
  expect(paperName({ line: 2000, name: 'Я'.repeat(200), number: 'AB12' })).toBe(
    `2000 ${'Я'.repeat(80)} AB12.pdf`,
  );
});
