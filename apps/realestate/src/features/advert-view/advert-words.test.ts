import { expect, test } from 'vitest';
import { advertOf, viewOfAdvert } from '../../adverts/adverts.fixtures.ts';
import { flatTitle, floorWords } from '../../adverts/advert-words.domain.ts';
import { historyWords, pricesUntil } from './price-history.domain.ts';
import { standingTitle, standingWords } from './standing-words.domain.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const { standing } = viewOfAdvert();

test.each([
  [0, 'Дешевле почти всех похожих'],
  [38, 'Дешевле обычного'],
  [50, 'Обычная цена'],
  [75, 'Дороже обычного'],
  [97, 'Дороже почти всех похожих'],
])('a flat than which %d %% are cheaper is «%s»', (cheaper, words) => {
  expect(standingTitle(cheaper)).toBe(words);
});

test('the place of a price says among how many flats, where, and how far from the middle', () => {
  if (!standing) throw new Error('The fixture has a place.');
  expect(plain(standingWords(standing))).toBe(
    'Сравнили с ценами 96 двухкомнатных квартир в районе «Невский»: 38 % из них дешевле за квадратный метр. Середина — 187 500 ₽ за м², здесь — 181 400 ₽, это −3,3 % к середине.',
  );
});

test('the history of a price counts its changes', () => {
  const { fields } = advertOf();
  expect(plain(historyWords(fields))).toBe('Цену меняли один раз, 11.10.2026: на −3,4 %.');
  expect(plain(historyWords({ ...fields, price_history: fields.price_history.slice(0, 1) }))).toBe(
    'С 02.08.2026 цена не менялась.',
  );
  const twice = [...fields.price_history, { on: '2026-11-01', price: 9_500_000, change_percent: -3.6 }];
  expect(plain(historyWords({ ...fields, price_history: twice, price_change_percent: -6.9 }))).toBe(
    'Цену меняли 2 раза, всего на −6,9 %; последний раз 01.11.2026.',
  );
});

test('the last price goes on until the day that is known', () => {
  const { price_history: steps } = advertOf().fields;
  expect(pricesUntil(steps, '2026-11-26').at(-1)).toEqual({ on: '2026-11-26', price: 9_850_000 });
  expect(pricesUntil(steps, '2026-10-11')).toHaveLength(2);
  expect(pricesUntil(steps, null)).toHaveLength(2);
});

test('a flat is named by what is known of it', () => {
  const named = (fields: Parameters<typeof advertOf>[0]) => plain(flatTitle(advertOf(fields).fields));
  expect(named({})).toBe('2‑комн. квартира, 54,3 м²');
  expect(named({ fields: { rooms: 0 } })).toBe('Студия, 54,3 м²');
  expect(named({ fields: { rooms: null, object_type: 'apartments' } })).toBe('Апартаменты, 54,3 м²');
  expect(
    [floorWords(4, 9), floorWords(4, null), floorWords(null, 9), floorWords(null, null)].map(plain),
  ).toEqual(['4 этаж из 9', '4 этаж', '9 этажей', '']);
});
