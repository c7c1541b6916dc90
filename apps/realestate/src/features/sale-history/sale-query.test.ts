import { expect, test } from 'vitest';
import { detailOf, queryOf, readSaleQuery, saleHistoryPath } from './sale-query.domain.ts';

test('a sale query is written to the address with underscores and read back with spaces', () => {
  const query = 'г Москва,  ул Образцова, д 5/2';
  expect(detailOf(query)).toBe('г_Москва,_ул_Образцова,_д_5/2');
  expect(queryOf(detailOf(query))).toBe('г Москва, ул Образцова, д 5/2');
  expect(decodeURIComponent(saleHistoryPath(query))).toBe('/sale-history/г_Москва,_ул_Образцова,_д_5/2/');
  expect(saleHistoryPath(query).split('/')).toHaveLength(4);
});

test.each([
  ['г Москва, ул Образцова, д 1, кв 5', { kind: 'ready', query: 'г Москва, ул Образцова, д 1' }],
  [' 77:01:0001001:100 ', { kind: 'ready', query: '77:01:0001001:100' }],
  ['77 01 0001001 100', { kind: 'ready', query: '77:01:0001001:100' }],
  ['Образцова', { kind: 'refused', message: 'Добавьте номер дома, например «д 1»' }],
  ['  ', { kind: 'refused', message: 'Введите адрес дома или кадастровый номер' }],
])('«%s» is read as %j', (input, expected) => {
  expect(readSaleQuery(input)).toEqual(expected);
});
