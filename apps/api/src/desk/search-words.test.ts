import { expect, test } from 'vitest';
import { phoneStarts, searchQuery } from './search-words.domain.ts';

test.each([
  ['Тестов Иван', `'тестов':* & 'иван':*`],
  ['Фёдорова', `'федорова':*`],
  ['ivan.testov', `'ivan':* & 'testov':*`],
  ['Ivan.Testov@exam', `'ivan.testov@exam':*`],
  ["о'генри & | ! (:*)", `'о':* & 'генри':*`],
  ["a@b'c\\", `'a@bc':*`],
])('«%s» finds by the beginnings of its words', (text, query) => {
  expect(searchQuery(text)).toBe(query);
});

test.each(['', '   ', '!?', '@'])('«%s» finds nobody', (text) => {
  expect(searchQuery(text)).toBeNull();
});

test.each([
  ['8 (999) 123-45-67', ['89991234567', '9991234567']],
  ['8 (916) 111', ['8916111', '916111']],
  ['+7 999 123', ['7999123', '999123']],
  ['916111', ['916111']],
  ['+375 29 000', ['37529000']],
])('«%s» is a phone that begins so, with or without the code of the country', (text, starts) => {
  expect(phoneStarts(text)).toEqual(starts);
});

test.each(['1234', 'Тестов 12345', '12345@example.com'])('«%s» is no phone', (text) => {
  expect(phoneStarts(text)).toBeNull();
});
