import type { BrandId, Variant } from '@proverka/brand/host';
import type { Visitor } from '@proverka/shell-sdk/session';

/** Icons of the bar; the menu has none. */
export type EntryIcon = 'building' | 'person' | 'history' | 'rating' | 'company' | 'car';

/** The action of an entry that is not a page; `native-…` is passed to the app around the page. */
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
  /** For the bottom bar of a phone; an entry without it is only in the menu. */
  readonly bar?: { readonly title: string; readonly icon: EntryIcon };
  readonly target:
    | { readonly path: string }
    | { readonly siteUrl: string }
    | { readonly action: EntryAction };
}

export interface NavigationFacts {
  readonly brand: BrandId;
  readonly variant: Variant;
  readonly visitor: Visitor;
  readonly isWebView: boolean;
  /** Whether the user's setting `ai_report` is active. */
  readonly isAiReportActive: boolean;
  readonly realEstateSiteUrl: string | undefined;
  /** Whether this host has a page at a path. */
  readonly hasPath: (path: string) => boolean;
}

/** The brand's checks, each with its condition (specification, section 2, Mobile bottom navigation). */
export function checkEntries(facts: NavigationFacts): MobileEntry[] {
  const entries = facts.brand === 'person-check' ? personCheckEntries(facts) : realEstateEntries(facts);
  return onThisHost(entries, facts);
}

/** An entry without a page is left out. */
export const onThisHost = (entries: readonly MobileEntry[], { hasPath }: NavigationFacts): MobileEntry[] =>
  entries.filter(({ target }) => !('path' in target) || hasPath(target.path));

export const page = (title: string, path: string, bar?: MobileEntry['bar']): MobileEntry => ({
  title,
  target: { path },
  ...(bar ? { bar } : {}),
});

const object = page('Проверить объект', '/', { title: 'Объект', icon: 'building' });
const rating = page('Кредитный рейтинг', '/credit-rating/', { title: 'Рейтинг', icon: 'rating' });
const personInBar = { title: 'Человек', icon: 'person' } as const;

/** What businesses come for. */
const proEntries: readonly MobileEntry[] = [
  page('Проверка списком', '/wholesale/'),
  { title: 'Документация API', target: { siteUrl: '/api/docs/' } },
];

function personCheckEntries(facts: NavigationFacts): MobileEntry[] {
  const { visitor, variant, isAiReportActive, realEstateSiteUrl } = facts;
  const showsRealEstate = visitor === 'signed-in' && variant !== 'ru-domain';
  return [
    page('Проверить человека', '/check-person/', personInBar),
    ...(isAiReportActive ? [page('Экспертный отчёт', '/fizcheck-expert/')] : []),
    ...(showsRealEstate && realEstateSiteUrl
      ? [{ title: 'Недвижимость', target: { siteUrl: realEstateSiteUrl } }]
      : []),
    page('Проверить контрагента', '/counter-agent/', { title: 'Компания', icon: 'company' }),
    rating,
    page('Проверить авто', '/proverka-avto/', { title: 'Авто', icon: 'car' }),
    ...(variant === 'pro' ? proEntries : []),
    page('Бизнесу', '/fizcheck-business/'),
  ];
}

function realEstateEntries({ visitor, hasPath }: NavigationFacts): MobileEntry[] {
  if (visitor !== 'signed-in') {
    const personPath = hasPath('/check-person/') ? '/check-person/' : '/check-owner/';
    return [object, page('Проверить человека', personPath, personInBar), rating];
  }
  return [
    object,
    page('Проверить собственника', '/check-owner/', { title: 'Владелец', icon: 'person' }),
    page('История продаж', '/sale-history/', { title: 'История', icon: 'history' }),
    rating,
    page('Рыночная оценка', '/valuation/'),
  ];
}

/** The bar has room for four entries and the menu button. */
export const barEntries = (checks: readonly MobileEntry[]): readonly MobileEntry[] =>
  checks.filter(({ bar }) => bar !== undefined).slice(0, 4);
