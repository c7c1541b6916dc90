import { describe, expect, test } from 'vitest';
import { barEntries, checkEntries, type NavigationFacts } from './mobile-entries.domain.ts';
import { sideEntries } from './side-entries.domain.ts';

const guestOfRealEstate: NavigationFacts = {
  brand: 'real-estate',
  variant: 'main',
  visitor: 'guest',
  isWebView: false,
  isAiReportActive: false,
  realEstateSiteUrl: 'https://realestate.example/',
  hasPath: () => true,
};
const guestOfPersonCheck: NavigationFacts = { ...guestOfRealEstate, brand: 'person-check', variant: 'ru' };
const signedIn = { visitor: 'signed-in' } as const;

const titles = (facts: NavigationFacts) => checkEntries(facts).map(({ title }) => title);
const sideTitles = (facts: NavigationFacts) => sideEntries(facts).map(({ title }) => title);
const targetOf = (facts: NavigationFacts, wanted: string) =>
  [...checkEntries(facts), ...sideEntries(facts)].find(({ title }) => title === wanted)?.target;

describe('what a phone offers on the person-check brand', () => {
  test('on the person-check brand a phone offers guests persons, counterparties, ratings, cars and business', () => {
    expect(titles(guestOfPersonCheck)).toEqual([
      'Проверить человека',
      'Проверить контрагента',
      'Кредитный рейтинг',
      'Проверить авто',
      'Бизнесу',
    ]);
  });

  test('the expert report is offered only where the setting ai_report is active', () => {
    const active = { ...guestOfPersonCheck, isAiReportActive: true };
    expect(targetOf(active, 'Экспертный отчёт')).toEqual({ path: '/fizcheck-expert/' });
    expect(targetOf(guestOfPersonCheck, 'Экспертный отчёт')).toBeUndefined();
  });

  test('real estate is offered only to signed-in visitors, where its site is known, and not on the Russian domain', () => {
    const visitor = { ...guestOfPersonCheck, ...signedIn };
    expect(targetOf(visitor, 'Недвижимость')).toEqual({ siteUrl: 'https://realestate.example/' });
    expect(targetOf(guestOfPersonCheck, 'Недвижимость')).toBeUndefined();
    expect(targetOf({ ...visitor, variant: 'ru-domain' }, 'Недвижимость')).toBeUndefined();
    expect(targetOf({ ...visitor, realEstateSiteUrl: undefined }, 'Недвижимость')).toBeUndefined();
  });
});

describe('what a phone offers on the real-estate brand', () => {
  test('on the real-estate brand a phone offers guests object, person and rating', () => {
    expect(titles(guestOfRealEstate)).toEqual([
      'Проверить объект',
      'Проверить человека',
      'Кредитный рейтинг',
    ]);
  });

  test('on the real-estate brand a phone offers users object, owner, sale history, rating and valuation', () => {
    expect(titles({ ...guestOfRealEstate, ...signedIn })).toEqual([
      'Проверить объект',
      'Проверить собственника',
      'История продаж',
      'Кредитный рейтинг',
      'Рыночная оценка',
    ]);
  });

  test('a phone links to the page for checking people that this host has', () => {
    const hasPath = (path: string) => path !== '/check-person/';
    expect(targetOf({ ...guestOfRealEstate, hasPath }, 'Проверить человека')).toEqual({
      path: '/check-owner/',
    });
  });
});

describe('beside the checks', () => {
  test('the phone menu of a guest has services, tariffs, help, registration and login', () => {
    const others = ['Тарифы', 'Помощь', 'Регистрация', 'Войти'];
    expect(sideTitles(guestOfRealEstate)).toEqual(['Услуги', 'Объявления', 'Цены на квартиры', ...others]);
    expect(sideTitles(guestOfPersonCheck)).toEqual(['Услуги', ...others]);
  });

  test('the phone menu of a user has the account and help', () => {
    const account = ['Тарифы', 'Баланс', 'Обращения', 'Настройки', 'Помощь'];
    expect(sideTitles({ ...guestOfRealEstate, ...signedIn })).toEqual([
      'Мои заказы',
      'Мои покупки',
      'Услуги',
      'Объявления',
      'Цены на квартиры',
      ...account,
      'Выйти',
    ]);
    expect(sideTitles({ ...guestOfPersonCheck, ...signedIn })).toEqual([
      'Мои заказы',
      'Услуги',
      ...account,
      'Выйти',
    ]);
  });

  test('inside an app, signing in is left to the app', () => {
    const inApp = { ...guestOfRealEstate, isWebView: true };
    expect(targetOf(inApp, 'Войти')).toEqual({ action: 'native-login' });
    expect(targetOf(inApp, 'Регистрация')).toEqual({ action: 'native-register' });
    expect(targetOf(guestOfRealEstate, 'Войти')).toEqual({ action: 'login' });
    expect(targetOf(guestOfRealEstate, 'Регистрация')).toEqual({ action: 'register' });
  });

  test('a phone entry without a page on this host is left out', () => {
    const hasPath = (path: string) => path === '/' || path === '/tariff/';
    const visitor = { ...guestOfRealEstate, ...signedIn, hasPath };
    expect(titles(visitor)).toEqual(['Проверить объект']);
    expect(sideTitles(visitor)).toEqual(['Услуги', 'Тарифы', 'Помощь', 'Выйти']);
    expect(targetOf(visitor, 'Тарифы')).toEqual({ path: '/tariff/' });
  });
});

test('the bottom bar takes the first four entries meant for it', () => {
  const bar = (facts: NavigationFacts) => barEntries(checkEntries(facts)).map(({ bar }) => bar?.title);
  expect(bar({ ...guestOfRealEstate, ...signedIn })).toEqual(['Объект', 'Владелец', 'История', 'Рейтинг']);
  expect(bar({ ...guestOfPersonCheck, ...signedIn, isAiReportActive: true })).toEqual([
    'Человек',
    'Компания',
    'Рейтинг',
    'Авто',
  ]);
});
