import { expect, test } from 'vitest';
import { advertisement, ownBanner } from './banners.fixtures.ts';
import { blankBanner, inputOf, mistakesIn, typedOf } from './banner-words.domain.ts';

test('what is typed and sent of a banner is what was read', () => {
  for (const banner of [ownBanner, advertisement]) {
    expect(banner).toMatchObject(inputOf(typedOf(banner)));
  }
});

test('a banner that leads elsewhere needs its advertiser, its INN and its token', () => {
  const elsewhere = { ...typedOf(ownBanner), link: 'https://bank.example/' };
  expect(Object.keys(mistakesIn(elsewhere))).toEqual(['advertiser', 'inn', 'erid']);
  expect(Object.keys(mistakesIn({ ...typedOf(ownBanner), erid: '2VtzqwExample1' }))).toEqual([
    'advertiser',
    'inn',
  ]);
  expect(mistakesIn(typedOf(advertisement))).toEqual({});
});

test('an empty form names each field that is needed', () => {
  expect(Object.keys(mistakesIn(blankBanner))).toEqual(['title', 'link', 'link_title', 'starts_on']);
});
