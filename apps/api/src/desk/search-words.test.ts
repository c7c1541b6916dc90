import { expect, test } from 'vitest';
import { searchQuery } from './search-words.domain.ts';

test.each([
  ['Тестов Иван', `'тестов':* & 'иван':*`],
  ['Фёдорова', `'федорова':*`],
  ['ivan.testov', `'ivan':* & 'testov':*`],
  ['Ivan.Testov@exam', `'ivan.testov@exam':*`],
  ['8 (999) 123-45-67', `'9991234567':*`],
  ['8 (916) 111', `'8916111':* | '7916111':*`],
  ['+7 999 123', `'7999123':*`],
  ["о'генри & | ! (:*)", `'о':* & 'генри':*`],
  ["a@b'c\\", `'a@bc':*`],
])('«%s» finds by the beginnings of its words', (text, query) => {
  expect(searchQuery(text)).toBe(query);
});

test.each(['', '   ', '!?', '@'])('«%s» finds nobody', (text) => {
  expect(searchQuery(text)).toBeNull();
});
