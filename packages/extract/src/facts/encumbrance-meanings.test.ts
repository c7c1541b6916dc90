import { expect, test } from 'vitest';
import { encumbranceMeaning } from './encumbrance-meanings.ts';

test.each([
  [{ code: '022002000000', value: 'Арест' }, /^Арест: /],
  [{ value: 'Арест имущества должника' }, /^Арест: /],
  [{ code: '022008000000', value: 'Ипотека в силу закона' }, /^Ипотека в силу закона: /],
  [{ code: '999', value: 'Прочие ограничения' }, /сказано в документе-основании/],
  [undefined, /сказано в документе-основании/],
])('the encumbrance %o has an explanation', (type, meaning) => {
  expect(encumbranceMeaning(type)).toMatch(meaning);
});
