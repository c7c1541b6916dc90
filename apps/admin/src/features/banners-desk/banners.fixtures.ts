import type { DeskBanner } from '@proverka/contract/banner';

export const ownBanner: DeskBanner = {
  banner_id: '0192f0c1-0000-7000-8000-0000000000b1',
  brand: 'real-estate',
  route: 'all',
  title: 'Полная проверка квартиры',
  text: 'Две выписки и проверка собственников в одном отчёте',
  link: '/products/',
  link_title: 'Подробнее',
  advertiser: null,
  starts_on: '2026-11-20',
  ends_on: null,
  is_enabled: true,
  state: 'shown',
  updated_at: '2026-11-20T12:00:00.000Z',
};

export const advertisement: DeskBanner = {
  ...ownBanner,
  banner_id: '0192f0c1-0000-7000-8000-0000000000b2',
  brand: 'person-check',
  title: 'Ипотека без визита в банк',
  text: '',
  link: 'https://bank.example/ipoteka',
  link_title: 'На сайт банка',
  advertiser: { name: 'ООО «Образец»', inn: '7707083893', erid: '2VtzqwExample1' },
  ends_on: '2026-12-20',
  is_enabled: false,
  state: 'off',
};
