import { expect, test } from 'vitest';
import { joined, sentences } from './joined.ts';
import { midSentence } from './mid-sentence.ts';

test('what is missing leaves no comma behind', () => {
  expect(joined(['ИНН 7700000009', undefined, '', false, null, 'Москва'])).toBe('ИНН 7700000009, Москва');
  expect(joined(['серия А', undefined], ' ')).toBe('серия А');
});

test('sentences end with one sign each', () => {
  expect(sentences('Запись найдена', undefined, 'Действует?', '', 'Проверьте.')).toBe(
    'Запись найдена. Действует? Проверьте.',
  );
});

test.each([
  ['Банкротство', 'банкротство'],
  ['В розыске', 'в розыске'],
  ['ИНН по паспорту', 'ИНН по паспорту'],
  ['ФССП', 'ФССП'],
  ['Росреестр отказал в выписке', 'Росреестр отказал в выписке'],
  ['VIN не найден', 'VIN не найден'],
])('amid a sentence the title «%s» is «%s»', (title, words) => {
  expect(midSentence(title)).toBe(words);
});
