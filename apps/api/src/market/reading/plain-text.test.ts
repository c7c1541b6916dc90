import { expect, test } from 'vitest';
import { plainText } from './plain-text.domain.ts';

test('markup, scripts and unseen characters are taken out of a text', () => {
  const written =
    '<b>СРОЧНО!</b><br><script>document.title="!"</script>Квартира <img src=x onerror=alert(1)>\u202Eлучшая\u0000';
  expect(plainText(written, 200)).toEqual({ text: 'СРОЧНО!\nКвартира лучшая', isCleaned: true });
});

test('an ordinary text stays as it is, with its line breaks and its comparisons', () => {
  const text = 'Цена < 5 млн & торг.\nЗвоните!';
  expect(plainText(text, 200)).toEqual({ text, isCleaned: false });
});

test('a script without an end hides the rest of the text', () => {
  expect(plainText('Квартира<script>alert(1)', 200).text).toBe('Квартира');
});

test('a text that is too long is cut at a word', () => {
  const { text, isCleaned } = plainText('слово '.repeat(50_000), 100);
  expect(text.length).toBeLessThanOrEqual(100);
  expect(text.endsWith('слово…')).toBe(true);
  expect(isCleaned).toBe(true);
});

test('a hundred thousand characters of broken markup are read in no time', () => {
  const started = performance.now();
  for (const part of ['<a', '<script', '</script ', '&lt;', '<!--']) plainText(part.repeat(20_000), 4000);
  expect(performance.now() - started).toBeLessThan(1000);
});
