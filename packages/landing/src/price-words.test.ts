import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

const service = {
  title: 'Проверка',
  product_name: 'CheckPerson',
  path: '/check-person/',
  summary: '',
  priceRub: 99,
  time: '',
};

test.each([
  [service, {}, '99 ₽'],
  [{ ...service, isFromPrice: true }, {}, 'от 99 ₽'],
  [{ ...service, isFromPrice: true }, { CheckPerson: 120 }, 'от 120 ₽'],
  [service, { CheckPerson: 0 }, 'Бесплатно'],
  [{ ...service, priceRub: 0 }, { Other: 5 }, 'Бесплатно'],
])('%# is said as %3$s', (sold, prices, words) => {
  expect(priceWords(sold, prices).replaceAll('\u00a0', ' ')).toBe(words);
});
