import { expect, test } from 'vitest';
import { amountOfText } from './amount-text.domain.ts';

test.each([
  ['499', 499],
  ['1 299,50', 1299.5],
  ['0', 0],
  ['-1', null],
  ['1.005', null],
  ['дорого', null],
  ['', null],
])('«%s» is %s rubles', (text, rubles) => {
  expect(amountOfText(text)).toBe(rubles);
});
