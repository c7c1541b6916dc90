import { expect, test } from 'vitest';
import { areaWords, documentWords, holderLines, shareWords, writtenAmount } from './extract-words.ts';
import type { Money } from './money.ts';

test('an area is said with its spread and what it is', () => {
  const area = { squareMetres: 1054.37, inaccuracySquareMetres: 12, type: { value: 'Уточненная площадь' } };
  expect(areaWords(area)).toBe('1\u00A0054,37 ± 12 кв. м, уточненная площадь');
});

test.each([
  [{ kind: 'fraction', numerator: 1, denominator: 3 } as const, 'доля 1/3'],
  [{ kind: 'hectares', amount: '2.5' } as const, '2,5 га'],
  [{ kind: 'points_hectares', amount: '120.4' } as const, '120,4 балло-гектаров'],
  [{ kind: 'described', text: 'пропорционально площади' } as const, 'пропорционально площади'],
])('the share %o is «%s»', (share, words) => {
  expect(shareWords(share)).toBe(words);
});

test('a holder whose name is hidden is said to be so', () => {
  expect(holderLines({ kind: 'person_hidden', name: 'Физическое лицо' })).toEqual([
    'Физическое лицо',
    'имя в выписке не раскрыто',
  ]);
  expect(holderLines({ kind: 'legal_entity', name: 'ООО «Образец»', inn: '7700000009' })).toEqual([
    'ООО «Образец»',
    'ИНН 7700000009',
  ]);
});

test('a document is named by its kind, unless its name tells the kind', () => {
  const sale = {
    type: { value: 'Договор' },
    name: 'Договор купли-продажи',
    number: '№ 5',
    date: '2019-05-14',
  };
  expect(documentWords(sale)).toBe('Договор купли-продажи № 5 от 14.05.2019');
  expect(documentWords({ type: { value: 'Закон' }, name: 'Об установлении границ', issuer: 'Дума' })).toBe(
    'Закон: Об установлении границ, Дума',
  );
  expect(documentWords({ series: 'А' })).toBe('Документ серия А');
});

test('an amount that is no amount of money stays as the document writes it', () => {
  expect(writtenAmount('9876543.21', 987_654_321 as Money)).toBe('9\u00A0876\u00A0543,21\u00A0₽');
  expect(writtenAmount('1.23456', null)).toBe('1.23456 ₽');
});
