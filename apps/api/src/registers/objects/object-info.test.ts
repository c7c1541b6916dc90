import { describe, expect, test } from 'vitest';
import { bareObject, mergeInfo, normaliseArea, normaliseLevel, objectInfoOf } from './object-info.domain.ts';

const raw = {
  number: '77:01:0001001:1',
  address: ' Москва ',
  area: 54.3,
  level: '7',
  type: 'Помещение',
  use: 'Квартира',
  status: 'Учтенный',
};

describe('object info', () => {
  test.each([
    [54.3, '54.3'],
    ['54,3 кв.м', '54.3'],
    [0, ''],
    ['0', ''],
    ['не определена', ''],
    [null, ''],
    [Number.NaN, ''],
  ])('the area %j is normalised to «%s»', (area, expected) => {
    expect(normaliseArea(area)).toBe(expected);
  });

  test.each([
    ['7', '7'],
    ['07', '7'],
    ['7 этаж', '7'],
    ['-1', '-1'],
    ['подвал', ''],
    ['', ''],
  ])('the level «%s» is normalised to «%s»', (level, expected) => {
    expect(normaliseLevel(level)).toBe(expected);
  });

  test('an object without an area takes the OKC area', () => {
    expect(objectInfoOf({ ...raw, area: 'не определена', areaOkc: 40 })).toMatchObject({
      Area: '40',
      AreaOKC: '40',
    });
    expect(objectInfoOf({ ...raw, areaOkc: 40 })).toMatchObject({ Area: '54.3', AreaOKC: '40' });
  });

  test('an empty field of a newer answer keeps the known value', () => {
    const known = objectInfoOf(raw);
    const newer = { ...bareObject({ number: '', address: '' }), Status: 'Снят с учета' };
    expect(mergeInfo(known, newer)).toEqual({ ...known, Status: 'Снят с учета' });
  });
});
