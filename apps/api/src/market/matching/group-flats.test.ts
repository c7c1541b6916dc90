import { describe, expect, test } from 'vitest';
import { advertRow } from '../../../test/adverts.ts';
import { judgeAdvert } from '../reading/judge-advert.domain.ts';
import type { AdvertRow } from '../sources/advert-row.ts';
import { groupFlats, pairKey } from './group-flats.domain.ts';
import { offerOf } from './offer.domain.ts';

type Fields = Partial<AdvertRow['fields']>;
const offer = (id: number, fields: Fields = {}, kad_number: string | null = null) => {
  const { phone, ...advert } = judgeAdvert(advertRow(id, fields, { kad_number }), '2026-11-27');
  return offerOf({ ...advert, phone_mark: phone });
};
const other: Fields = {
  contact: { kind: 'agency', phone: '+7 000 555-44-33' },
  description:
    'Эксклюзивное предложение. Чистый подъезд, тихие соседи. Встречная покупка подобрана уже давно.',
};
const otherPhotos = [{ url: 'https://photos.example/9.jpg', hash: '3c2d56feb417809f' }];
const keysOf = (...offers: ReturnType<typeof offer>[]) => [...groupFlats(offers).keys.values()];

describe('adverts of one flat', () => {
  test('two agents with the same pictures, a little marked, sell one flat', () => {
    const marked = [{ url: 'https://photos.example/2.jpg', hash: 'c3d2a9014be87f67' }];
    expect(keysOf(offer(1), offer(2, { ...other, photos: marked, area: 54 }))).toEqual([1, 1]);
  });

  test('the next flat on the floor with another area, pictures and price is another flat', () => {
    const next = { ...other, area: 54.8, price: 9_300_000, price_history: [], photos: otherPhotos };
    expect(keysOf(offer(1), offer(2, next))).toEqual([1, 2]);
  });

  test('the same number of the register joins what looks different, and other numbers part what looks alike', () => {
    const number = '78:12:0090007:30041';
    const strange = { ...other, photos: otherPhotos, area: 54, kitchen_area: null };
    expect(keysOf(offer(1, {}, number), offer(2, strange, number))).toEqual([1, 1]);
    expect(keysOf(offer(1, {}, number), offer(2, {}, '78:12:0090007:30042'))).toEqual([1, 2]);
  });

  test('one seller offers the same plan on two floors: two flats', () => {
    expect(keysOf(offer(1), offer(2, { floor: 5 }))).toEqual([1, 2]);
  });

  test('an advert that names only the street joins the flat whose pictures it shows', () => {
    const street = { ...other, id_dom: null, house: null };
    expect(keysOf(offer(1), offer(2, street))).toEqual([1, 1]);
  });

  test('the flat that was sold before and is on sale again is another offer', () => {
    const before = { published_on: '2025-01-10', removed_on: '2025-03-01', price_history: [] };
    expect(keysOf(offer(1), offer(2, before))).toEqual([1, 2]);
  });

  test('every pair says in words what speaks for it', () => {
    const { pairs } = groupFlats([offer(1), offer(2, other)]);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]?.signs.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Тот же этаж: 4',
        'Та же площадь: 54,3 м²',
        'Общие фотографии: 1',
        'Та же цена в одни дни',
      ]),
    );
  });

  test('a decision of the staff takes a pair apart or joins it, whatever the rules say', () => {
    const apart = groupFlats([offer(1), offer(2, other)], new Map([[pairKey(1, 2), 'apart' as const]]));
    expect([...apart.keys.values()]).toEqual([1, 2]);
    const same = groupFlats([offer(1), offer(2, { floor: 5 })], new Map([[pairKey(2, 1), 'same' as const]]));
    expect([...same.keys.values()]).toEqual([1, 1]);
  });

  test('a picture seen on several floors tells the house and not the flat', () => {
    const front = [{ url: 'https://photos.example/front.jpg', hash: '00ff00ff00ff00ff' }];
    const flats = [1, 3, 5].map((floor) =>
      offer(10 + floor, {
        ...other,
        floor,
        photos: front,
        price: 8_000_000 + floor * 900_000,
        price_history: [],
        area: 50 + floor,
      }),
    );
    const next = offer(2, { ...other, area: 54.8, price: 9_300_000, price_history: [], photos: front });
    const { keys } = groupFlats([offer(1, { photos: front }), next, ...flats]);
    expect(keys.get(2)).toBe(2);
  });
});
