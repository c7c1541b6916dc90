import type { BrandId, Variant } from '@proverka/brand/host';

export type EntryIcon =
  | 'building'
  | 'person'
  | 'history'
  | 'rating'
  | 'price'
  | 'company'
  | 'car'
  | 'expert'
  | 'business'
  | 'orders'
  | 'services'
  | 'tariffs'
  | 'balance'
  | 'settings'
  | 'help'
  | 'enter'
  | 'register'
  | 'logout';

/** What an entry does that is not a page; `native-…` is left to the app around the page. */
export type EntryAction =
  | 'services'
  | 'help'
  | 'login'
  | 'register'
  | 'native-login'
  | 'native-register'
  | 'logout';

export interface MobileEntry {
  readonly title: string;
  /** For the bar at the foot of a phone; an entry without one stands in the menu only. */
  readonly shortTitle?: string;
  readonly icon: EntryIcon;
  readonly target:
    | { readonly path: string }
    | { readonly siteUrl: string }
    | { readonly action: EntryAction };
}

export interface NavigationFacts {
  readonly brand: BrandId;
  readonly variant: Variant;
  readonly isSignedIn: boolean;
  readonly isWebView: boolean;
  /** The user's setting `ai_report` is active. */
  readonly isAiReportActive: boolean;
  readonly realEstateSiteUrl: string | undefined;
  /** Whether this host has a page at a path. */
  readonly hasPath: (path: string) => boolean;
}

export interface MobileEntries {
  /** What the brand checks. */
  readonly links: readonly MobileEntry[];
  /** Account, help, signing in and out. */
  readonly side: readonly MobileEntry[];
}

/** Every entry of a phone's navigation with its condition (specification, section 2, Mobile bottom navigation). */
export function mobileEntries(facts: NavigationFacts): MobileEntries {
  const links = facts.brand === 'person-check' ? personCheckLinks(facts) : realEstateLinks(facts);
  return {
    links: links.filter((entry) => isThere(entry, facts)),
    side: sideEntries(facts).filter((entry) => isThere(entry, facts)),
  };
}

const isThere = ({ target }: MobileEntry, { hasPath }: NavigationFacts) =>
  'path' in target ? hasPath(target.path) : true;

const page = (title: string, path: string, icon: EntryIcon, shortTitle?: string): MobileEntry => ({
  title,
  icon,
  target: { path },
  ...(shortTitle ? { shortTitle } : {}),
});

const act = (title: string, icon: EntryIcon, action: EntryAction): MobileEntry => ({
  title,
  icon,
  target: { action },
});

function personCheckLinks(facts: NavigationFacts): MobileEntry[] {
  const { isSignedIn, variant, isAiReportActive, realEstateSiteUrl } = facts;
  const showsRealEstate = isSignedIn && variant !== 'ru-domain';
  return [
    page('Проверить человека', '/check-person/', 'person', 'Человек'),
    ...(isAiReportActive ? [page('Экспертный отчёт', '/fizcheck-expert/', 'expert')] : []),
    ...(showsRealEstate && realEstateSiteUrl
      ? [{ title: 'Недвижимость', icon: 'building', target: { siteUrl: realEstateSiteUrl } } as const]
      : []),
    page('Проверить контрагента', '/counter-agent/', 'company', 'Компания'),
    page('Кредитный рейтинг', '/credit-rating/', 'rating', 'Рейтинг'),
    page('Проверить авто', '/proverka-avto/', 'car', 'Авто'),
    page('Бизнесу', '/fizcheck-business/', 'business'),
  ];
}

function realEstateLinks({ isSignedIn, hasPath }: NavigationFacts): MobileEntry[] {
  const object = page('Проверить объект', '/', 'building', 'Объект');
  const rating = page('Кредитный рейтинг', '/credit-rating/', 'rating', 'Рейтинг');
  if (!isSignedIn) {
    const personPath = hasPath('/check-person/') ? '/check-person/' : '/check-owner/';
    return [object, page('Проверить человека', personPath, 'person', 'Человек'), rating];
  }
  return [
    object,
    page('Проверить собственника', '/check-owner/', 'person', 'Владелец'),
    page('История продаж', '/sale-history/', 'history', 'История'),
    rating,
    page('Оценка стоимости', '/valuation/', 'price'),
  ];
}

function sideEntries({ brand, isSignedIn, isWebView, hasPath }: NavigationFacts): MobileEntry[] {
  const services = act('Услуги', 'services', 'services');
  const help = act('Помощь', 'help', 'help');
  if (!isSignedIn) {
    return [
      services,
      page('Тарифы', '/tariff/', 'tariffs'),
      help,
      act('Регистрация', 'register', isWebView ? 'native-register' : 'register'),
      act('Войти', 'enter', isWebView ? 'native-login' : 'login'),
    ];
  }
  return [
    page('Мои заказы', '/user/orders/', 'orders'),
    services,
    page('Тарифы', hasPath('/user/tariff/') ? '/user/tariff/' : '/tariff/', 'tariffs'),
    page('Баланс', '/user/balance/', 'balance'),
    page('Настройки', '/user/settings/', 'settings'),
    ...(brand === 'person-check' ? [help] : []),
    act('Выйти', 'logout', 'logout'),
  ];
}

/** The bar has room for four and the menu's button. */
export const barEntries = (links: readonly MobileEntry[]): readonly MobileEntry[] =>
  links.filter(({ shortTitle }) => shortTitle !== undefined).slice(0, 4);
