import {
  onThisHost,
  page,
  type EntryAction,
  type MobileEntry,
  type NavigationFacts,
} from './mobile-entries.domain.ts';

/** Account, help, signing in and out; only in the menu (specification, section 2, Side items). */
export const sideEntries = (facts: NavigationFacts): MobileEntry[] =>
  onThisHost(allSideEntries(facts), facts);

function allSideEntries({ brand, visitor, isWebView, hasPath }: NavigationFacts): MobileEntry[] {
  const services = act('Услуги', 'services');
  const help = act('Помощь', 'help');
  const market =
    brand === 'real-estate' ? [page('Объявления', '/adverts/'), page('Цены на квартиры', '/market/')] : [];
  // Neither signing in nor out is offered to a visitor nobody could be asked about.
  if (visitor === 'unknown') return [services, ...market, page('Тарифы', '/tariff/'), help];
  if (visitor === 'guest') {
    return [
      services,
      ...market,
      page('Тарифы', '/tariff/'),
      help,
      act('Регистрация', isWebView ? 'native-register' : 'register'),
      act('Войти', isWebView ? 'native-login' : 'login'),
    ];
  }
  return [
    page('Мои заказы', '/user/orders/'),
    ...(brand === 'real-estate' ? [page('Мои покупки', '/user/deals/')] : []),
    services,
    ...market,
    page('Тарифы', hasPath('/user/tariff/') ? '/user/tariff/' : '/tariff/'),
    page('Баланс', '/user/balance/'),
    page('Обращения', '/user/cases/'),
    page('Настройки', '/user/settings/'),
    help,
    act('Выйти', 'logout'),
  ];
}

const act = (title: string, action: EntryAction): MobileEntry => ({
  title,
  target: { action },
});
