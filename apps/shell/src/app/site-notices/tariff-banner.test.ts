import { expect, test } from 'vitest';
import { tariffBannerOf, type TariffBannerFacts } from './tariff-banner.domain.ts';

const facts: TariffBannerFacts = {
  personRole: 5,
  tariffSimpleId: 0,
  hasAlerts: false,
  pathname: '/',
  isUndisturbed: false,
  isHidden: false,
};
const bannerOf = (changed: Partial<TariffBannerFacts>) => tariffBannerOf({ ...facts, ...changed });

test('a signed-in customer on the basic tariff sees the tariff banner', () => {
  expect(bannerOf({})).toBe('basic');
});

test('a customer with special prices sees the banner about them', () => {
  expect(bannerOf({ tariffSimpleId: 11 })).toBe('special');
});

test('guests, admins and customers of other tariffs see no tariff banner', () => {
  expect(bannerOf({ personRole: null })).toBeNull();
  expect(bannerOf({ personRole: 0 })).toBeNull();
  expect(bannerOf({ tariffSimpleId: 1 })).toBeNull();
  expect(bannerOf({ tariffSimpleId: null })).toBeNull();
});

test('the tariff banner is hidden when there are alerts, on the tariff page, and once it was closed', () => {
  expect(bannerOf({ hasAlerts: true })).toBeNull();
  expect(bannerOf({ pathname: '/tariff/' })).toBeNull();
  expect(bannerOf({ pathname: '/user/tariff/' })).toBeNull();
  expect(bannerOf({ isHidden: true })).toBeNull();
});

test('the tariff banner lies over no page whose route says that somebody works there', () => {
  expect(bannerOf({ isUndisturbed: true })).toBeNull();
  expect(bannerOf({ isUndisturbed: true, tariffSimpleId: 11 })).toBeNull();
});
