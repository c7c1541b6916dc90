import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encumbranceKind } from './encumbrance-kind.domain.ts';
import { encumbranceKinds } from './encumbrance-kinds.ts';

test.each([
  [{ code: '022002000000', value: 'Арест' }, /^Арест: /],
  [{ value: 'Арест имущества должника' }, /^Арест: /],
  [{ code: '022008000000', value: 'Ипотека в силу закона' }, /^Ипотека в силу закона: /],
  [{ code: '999', value: 'Прочие ограничения' }, /сказано в документе-основании/],
  [undefined, /сказано в документе-основании/],
])('the encumbrance %o has an explanation', (type, meaning) => {
  expect(encumbranceKind(type).meaning).toMatch(meaning);
});

test('every kind of the register’s code list is in the table, but for “other” ones', () => {
  const lists: { encumbrances: Record<string, string> } = JSON.parse(
    readFileSync(new URL('../reading/dictionaries/code-lists.json', import.meta.url), 'utf8'),
  );
  const unknown = Object.entries(lists.encumbrances).filter(
    ([code, value]) => encumbranceKind({ code, value }).prefix === '' && !/^(?:прочие|ин)/iu.test(value),
  );
  expect(unknown).toEqual([]);
});

test('the kinds of the table are told apart by their first digits', () => {
  const prefixes = encumbranceKinds.map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
