import { expect, test } from 'vitest';
import { showsTariffBanner, type TariffBannerFacts } from './tariff-banner.domain.ts';

const facts: TariffBannerFacts = {
  personRole: 5,
  tariffSimpleId: 0,
  hasAlerts: false,
  pathname: '/',
  isHidden: false,
};
const shows = (changed: Partial<TariffBannerFacts>) => showsTariffBanner({ ...facts, ...changed });

test('a signed-in customer on the basic tariff sees the tariff banner', () => {
  expect(shows({})).toBe(true);
});

test('guests, admins and other tariffs do not', () => {
  expect(shows({ personRole: null })).toBe(false);
  expect(shows({ personRole: 0 })).toBe(false);
  expect(shows({ tariffSimpleId: 1 })).toBe(false);
  expect(shows({ tariffSimpleId: null })).toBe(false);
});

test('it makes way for alerts, is not on the tariff page, and stays closed once it was', () => {
  expect(shows({ hasAlerts: true })).toBe(false);
  expect(shows({ pathname: '/tariff/' })).toBe(false);
  expect(shows({ pathname: '/user/tariff/' })).toBe(false);
  expect(shows({ isHidden: true })).toBe(false);
});
