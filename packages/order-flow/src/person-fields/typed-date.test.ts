import { expect, test } from 'vitest';
import { withDots } from './typed-date.ts';

test.each([
  ['05', '05'],
  ['050', '05.0'],
  ['05.031', '05.03.1'],
  ['05031990', '05.03.1990'],
  ['05.03.1990', '05.03.1990'],
  ['5.3.1990', '5.3.1990'],
  ['', ''],
  ['пять', 'пять'],
])('«%s» is shown as «%s»', (typed, shown) => {
  expect(withDots(typed)).toBe(shown);
});

test('a date typed digit by digit gets both dots', () => {
  const shown = '05031990'.split('').reduce((text, digit) => withDots(text + digit), '');
  expect(shown).toBe('05.03.1990');
});

test('a dot in a date can be erased', () => {
  expect(withDots('05.')).toBe('05.');
  expect(withDots('05.03.')).toBe('05.03.');
});
