import { describe, expect, test } from 'vitest';
import {
  checkoutPath,
  isEndedStatus,
  mayBeFlat,
  objectArea,
  objectKeyOf,
  objectLevel,
  objectPath,
  objectType,
  statusWords,
  valuationPreviewPath,
} from './object-words.domain.ts';

describe('titles of an object', () => {
  test.each(['Объект капитального строительства', 'Помещение'])(
    'the OKC type replaces the general type «%s»',
    (vague) => {
      expect(objectType({ ObjectType: vague, TypeOKC: 'Квартира' })).toBe('Квартира');
      expect(objectType({ ObjectType: vague, TypeOKC: '' })).toBe(vague);
    },
  );

  test('a specific type is kept', () => {
    expect(objectType({ ObjectType: 'Земельный участок', TypeOKC: 'Квартира' })).toBe('Земельный участок');
  });

  test('an object without a type takes the OKC one', () => {
    expect(objectType({ ObjectType: '', TypeOKC: 'Здание' })).toBe('Здание');
  });
});

describe('the area of an object', () => {
  test('an area is written with a decimal comma', () => {
    expect(objectArea({ Area: '54.3', AreaOKC: '' })).toBe('54,3\u00A0м²');
  });

  test.each(['', '0', '0.00', 'не определена'])('an unknown area «%s» is replaced by the OKC one', (area) => {
    expect(objectArea({ Area: area, AreaOKC: '61' })).toBe('61\u00A0м²');
    expect(objectArea({ Area: area, AreaOKC: '' })).toBe('');
  });
});

test.each([
  ['3', '3'],
  ['03', '3'],
  ['-1', '-1'],
  ['подвал', ''],
  ['', ''],
])('the level «%s» becomes «%s»', (given, shown) => {
  expect(objectLevel({ Level: given })).toBe(shown);
});

test('only an annulled or removed object is out of the register', () => {
  expect(['Аннулирован', 'Снят с учета', 'Учтенный', ''].map(isEndedStatus)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the key in a path is the number or, failing that, the encoded address', () => {
  const address = 'г Москва, ул Образцова, д 5/2, кв 1';
  expect(objectKeyOf({ Number: '77:01:0001001:1024', Address: address })).toBe('77:01:0001001:1024');
  const path = objectPath(objectKeyOf({ Number: '', Address: address }));
  expect(path).not.toMatch(/5\/2/);
  expect(decodeURIComponent(path)).toBe(`/object/${address}/`);
});

test('the path of the order keeps the query', () => {
  expect(checkoutPath('77:01:0001001:1024', 'products=EgrnObject')).toBe(
    '/objectCheckout/77:01:0001001:1024/?products=EgrnObject',
  );
});

test("the register's status is shown with the letter ё", () => {
  expect(['Учтенный', 'Ранее учтенный', 'Снят с учета', 'Аннулирован', ''].map(statusWords)).toEqual([
    'Учтённый',
    'Ранее учтённый',
    'Снят с учёта',
    'Аннулирован',
    '',
  ]);
});

test.each([
  ['Помещение', 'Квартира', true],
  ['Помещение', '', true],
  ['Жилое помещение', '', true],
  ['', '', true],
  ['Земельный участок', '', false],
  ['Объект капитального строительства', 'Жилой дом', false],
  ['Нежилое помещение', '', false],
  ['Машино-место', '', false],
])('an object of the type «%s» (%s) may be a flat: %s', (ObjectType, TypeOKC, may) => {
  expect(mayBeFlat({ ObjectType, TypeOKC })).toBe(may);
});

test('the preview of a valuation keeps a slash of the address inside its part of the path', () => {
  expect(valuationPreviewPath('д 5/2', 'rooms=2')).toBe('/cost-assessment-preview/%D0%B4%205%2F2/?rooms=2');
});
