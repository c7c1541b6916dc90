import { describe, expect, test } from 'vitest';
import { hasRepeatedKey } from './json-keys.domain.ts';
import { withoutRepeats } from './repeats.domain.ts';
import { readWebPage } from './web-page.domain.ts';

describe('a field sent twice', () => {
  test.each([
    '{"records":[{"a":1}],"records":[]}',
    '[{"a":{"b":1,"c":2,"b":3}}]',
    String.raw`{"a":1,"\u0061":2}`,
    String.raw`{"a\"":1,"a\"":2}`,
  ])('%s has one', (json) => {
    expect(hasRepeatedKey(json)).toBe(true);
  });

  test.each([
    '{"a":{"a":1},"b":[{"a":1},{"a":1}]}',
    '{"a":"a","b":"a: {","c":"}"}',
    String.raw`{"a":"\\","b":"\"b\":"}`,
    '[]',
    '"a"',
  ])('%s has none', (json) => {
    expect(hasRepeatedKey(json)).toBe(false);
  });
});

test('a record sent twice among others counts once', () => {
  expect(withoutRepeats([{ a: 1 }, { a: 1 }, { a: 2 }])).toEqual([{ a: 1 }, { a: 2 }]);
});

test('a web page is read without its scripts, which name services of every kind', () => {
  const page = (body: string) =>
    `<html><script src="/captcha.js">maintenance()</script><p>${body}</p></html>`;
  expect(readWebPage(page('Главная'))).toBeNull();
  expect(readWebPage(page('Введите символы с картинки (CAPTCHA)'))).toBe('captcha');
  expect(readWebPage(page('Сервис временно недоступен'))).toBe('maintenance');
});
