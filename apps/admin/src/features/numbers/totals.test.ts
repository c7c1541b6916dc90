import { expect, test } from 'vitest';
import { changeWords, shareWords } from './totals.domain.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [112, 100, '+12 %'],
  [88, 100, '−12 %'],
  [100, 100, '0 %'],
  [5, 0, 'раньше не было'],
  [0, 0, ''],
  [null, 3, ''],
  [-50, -100, '+50 %'],
])('%s after %s is a change of «%s»', (now, before, words) => {
  expect(plain(changeWords(now, before))).toBe(words);
});

test('a share of nothing is not named', () => {
  expect(shareWords(0, 0)).toBe('');
  expect(plain(shareWords(1, 3))).toBe('33,3 %');
});
