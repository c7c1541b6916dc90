import { describe, expect, test } from 'vitest';
import { advertRow } from '../../../test/adverts.ts';
import type { AdvertRow } from '../sources/advert-row.ts';
import { judgeAdvert } from './judge-advert.domain.ts';

const TODAY = '2026-11-27';
const judged = (fields: Partial<AdvertRow['fields']>) => judgeAdvert(advertRow(11_482_993, fields), TODAY);

describe('an advert is judged before it is kept', () => {
  test('an ordinary advert is kept as it is, with the price of a square metre', () => {
    expect(judged({})).toMatchObject({
      aside: null,
      warnings: [],
      price_per_m2: 181_400,
      floor: 4,
      lon: 30.4712,
    });
  });

  test.each([
    ['a price of one ruble', { price: 1 }, 'price'],
    ['a price of 10¹⁵', { price: 1e15 }, 'price'],
    ['no area', { area: 0 }, 'area'],
    ['an area of a factory', { area: 99_999 }, 'area'],
    ['a flat of two rooms on five square metres', { area: 5.4 }, 'area'],
    ['a flat of two rooms on 543 square metres', { area: 543 }, 'area'],
    ['a price per square metre nobody asks', { price: 200_000 }, 'price_per_m2'],
    ['a day that is yet to come', { published_on: '2027-01-01' }, 'dates'],
    ['an end before the beginning', { removed_on: '2026-07-01' }, 'dates'],
    ['no city', { city: ' <b> ' }, null],
  ] as const)('an advert with %s is set aside for a reason', (_what, fields, reason) => {
    if (reason !== null) expect(judged(fields).aside).toBe(reason);
    else expect(judged(fields).city).toBe('');
  });

  test('a place outside of the country is not known, and the reader is told', () => {
    expect(judged({ coords: [-30.5, 0.1] })).toMatchObject({
      aside: null,
      lon: null,
      lat: null,
      warnings: ['place_unclear'],
    });
  });

  test('a floor that the house does not have is not known', () => {
    expect(judged({ floor: -40, floors: 0 })).toMatchObject({
      floor: null,
      floors: null,
      warnings: ['cleaned'],
    });
    expect(judged({ floor: 12, floors: 9 })).toMatchObject({ floor: null, floors: 9 });
  });

  test('texts with markup are cleaned, and the reader is told', () => {
    const { title, description, warnings } = judged({
      title: '<script>alert(1)</script>',
      description: '<b>СРОЧНО!</b> Квартира',
    });
    expect({ title, description }).toEqual({ title: 'Квартира, 54,3 м²', description: 'СРОЧНО! Квартира' });
    expect(warnings).toContain('cleaned');
  });

  test('photos of another scheme are left out', () => {
    const photos = [
      { url: 'javascript:alert(1)', hash: null },
      { url: 'https://photos.example/2.jpg', hash: 'no hash' },
    ];
    expect(judged({ photos }).photos).toEqual([{ url: 'https://photos.example/2.jpg', hash: null }]);
    expect(judged({ photos: photos.slice(0, 1) }).warnings).toEqual(['no_photos']);
  });

  test('the last of the prices is the price of the advert, whatever the history says', () => {
    expect(judged({ price_history: [{ on: '2026-08-02', price: -5 }] }).price_history).toEqual([
      { on: '2026-08-02', price: 9_850_000 },
    ]);
  });
});
