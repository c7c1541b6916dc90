import { expect, test } from 'vitest';
import { jsonShapeMistake } from './json-shape.domain.ts';

const mistakeIn = (text: string) => jsonShapeMistake(Buffer.from(text));
const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

test.each([
  ['an ordinary body', '{"a":[1,{"b":"в \\"кавычках\\""}],"c":null}'],
  ['brackets in a text', JSON.stringify({ text: '[{'.repeat(8000) })],
  ['backslashes at the end of a text', JSON.stringify({ path: 'C:\\\\', next: '[' })],
  ['a text of two megabytes', JSON.stringify({ text: '"Тестов";"Иван"\n'.repeat(60_000) })],
  ['a text that does not end, which the parser refuses', '{"a":"b'],
  ['nothing', ''],
])('%s may be parsed', (_what, text) => {
  expect(mistakeIn(text)).toBeNull();
});

test.each([
  ['arrays nested 8000 deep', nested(8000, '[', ']'), 'вложенность'],
  ['objects nested 8000 deep', nested(8000, '{"a":', '}'), 'вложенность'],
  ['objects after a text with an escaped quote', `["\\"",${nested(40, '[', ']')}]`, 'вложенность'],
  ['a hundred thousand empty lists', `[${'[],'.repeat(100_000)}1]`, 'много значений'],
  ['a hundred thousand keys', `{${'"a":1,'.repeat(100_000)}"b":1}`, 'много значений'],
  ['megabytes of blanks', ' '.repeat(3_000_000), 'много значений'],
  ['a text of escaped quotes', `"${'\\"'.repeat(1_000_000)}"`, 'много кавычек'],
])('%s is refused before it is parsed, in words (V1.5.2)', (_what, text, words) => {
  expect(mistakeIn(text)).toContain(words);
});

test('a text of backslashes and a quote is looked at once', () => {
  const started = performance.now();
  expect(mistakeIn(`"${'\\'.repeat(5_000_000)}"`)).toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});
