import { describe, expect, test } from 'vitest';
import { cityFigures, districtFigures, figure, hardlySold } from '../../adverts/market.fixtures.ts';
import { marketSentences } from './market-sentences.domain.ts';
import { marketDescription } from './market-words.domain.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const said = (figures = districtFigures()) => marketSentences(figures).map(plain);

describe('what a district is said to be', () => {
  test('the price, its change over a year with both months, and the place among districts are said', () => {
    const sentences = said();
    expect(sentences[0]).toBe(
      'Квадратный метр в объявлениях стоит в среднем 181 400 ₽: посчитано по 312 квартирам. Середина цен за квартиру целиком — 9 700 000 ₽.',
    );
    expect(sentences[1]).toMatch(
      /^За год метр подорожал на 6,2 %: с \d{3} \d{3} ₽ в октябре 2025 до \d{3} \d{3} ₽ в октябре 2026\.$/,
    );
    expect(sentences).toContain(
      'По цене метра это 3‑е место из 17 районов города; ближайший дороже — Выборгский (196 300 ₽), ближайший дешевле — Колпинский (141 900 ₽).',
    );
  });

  test('cheaper, unchanged and dearer years are told apart', () => {
    const year = (value: number) => said(districtFigures({ year_change_percent: figure(value) }))[1] ?? '';
    expect(year(-3.5)).toContain('метр подешевел на 3,5 %');
    expect(year(0.4)).toContain('почти не изменился в цене, +0,4 %');
  });

  test('supply, days on sale and price cuts are said with what they were', () => {
    const text = said().join(' ');
    expect(text).toContain(
      'Сейчас в продаже 312 квартир, о них 427 объявлений. Всего за октябрь 2026 продавали 334, годом раньше — ',
    );
    expect(text).toMatch(
      /снятых с продажи в октябре 2026, продавалась не дольше, чем \d+ д(ень|ня|ней); годом раньше было/,
    );
    expect(text).toContain('висят в объявлениях уже 61 день: это середина.');
    expect(text).toContain('Цену уже снижали у 23 % квартир, обычно на 4,1 %.');
  });

  test('kinds of flats and houses are compared by the dearest and the cheapest', () => {
    const text = said().join(' ');
    expect(text).toContain(
      'Дороже всего за метр — студии, 214 000 ₽; дешевле всего — 3‑комнатные, 181 000 ₽.',
    );
    expect(text).toContain('По домам разница 20 %: самый дорогой — монолитный, самый дешёвый — панельный.');
  });
});

test('a city names its dearest and its cheapest district', () => {
  expect(said(cityFigures())).toContain(
    'Самый дорогой район — Петроградский, 268 400 ₽ за м²; самый дешёвый — Колпинский, 141 900 ₽ за м².',
  );
});

test('a district with two sales has no figure that two sales cannot carry', () => {
  const sentences = said(hardlySold());
  expect(sentences).toEqual(['Сейчас в продаже 2 квартиры.']);
  expect(plain(marketDescription(hardlySold()))).toBe(
    'Заречный район, Примерск: в продаже 2 квартиры. Цены по месяцам, комнатам и видам домов.',
  );
});

test('the description for search engines is made of the area’s own numbers', () => {
  expect(plain(marketDescription(districtFigures()))).toBe(
    'Невский район, Санкт-Петербург: 181 400 ₽ за м² в среднем, за год +6,2 %, в продаже 312 квартир, половина продаётся не дольше, чем за 66 дней. Цены по месяцам, комнатам и видам домов.',
  );
});
