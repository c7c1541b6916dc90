import { landingIds, type LandingId } from '@proverka/catalogue/person-check-landings';

/** What a guest gets for an address: the page, a 404, or a redirect. */
export type Answer = 'page' | 'missing' | { readonly to: string; readonly status: 301 | 302 };

export type Site = 'real-estate' | 'person-check' | 'pro';

/** An address of the specification's section 2, with the response of each site. */
export interface WalkedRoute {
  readonly path: string;
  readonly answers: Readonly<Record<Site, Answer>>;
  /** Matches the page's title. */
  readonly title?: RegExp;
  /** Not indexed: no canonical address, no picture. */
  readonly isPrivate?: boolean;
  /** The server sends the layout, the browser renders the page. */
  readonly isClientRendered?: boolean;
  /** Its address names nothing: the API answers 404, and the page says so. */
  readonly namesNothing?: boolean;
  /** Some adverts name a photo that is gone: its place says so. */
  readonly hasDeadPhotos?: boolean;
}

type Extra = Pick<WalkedRoute, 'isPrivate' | 'isClientRendered' | 'namesNothing' | 'hasDeadPhotos'>;

const everywhere = (path: string, title: RegExp, extra: Extra = {}): WalkedRoute => ({
  path,
  title,
  answers: { 'real-estate': 'page', 'person-check': 'page', pro: 'page' },
  ...extra,
});

const home = { to: '/', status: 302 } as const;

/** A page of one brand leads to the main page on the other; one about something named is not found there. */
const elsewhere = (path: string): Answer =>
  /\/(?:[\d:]{11,}|0192f0c1-[\w-]+)\/$/.test(path) ? 'missing' : home;

const realEstate = (path: string, title: RegExp, extra: Extra = {}): WalkedRoute => ({
  path,
  title,
  answers: { 'real-estate': 'page', 'person-check': elsewhere(path), pro: elsewhere(path) },
  ...extra,
});

const personCheck = (path: string, title: RegExp, extra: Extra = {}): WalkedRoute => ({
  path,
  title,
  answers: { 'real-estate': elsewhere(path), 'person-check': 'page', pro: 'page' },
  ...extra,
});
const same = (path: string, answer: Answer): WalkedRoute => ({
  path,
  answers: { 'real-estate': answer, 'person-check': answer, pro: answer },
});
const moved = (path: string, to: string) => same(path, { to, status: 301 });
const missing = (path: string) => same(path, 'missing');

const forEverybody: readonly WalkedRoute[] = [
  { ...everywhere('/', /провер/i) },
  everywhere('/blog/', /блог/i),
  everywhere('/privacy/', /персональных данных/i),
  everywhere('/offer/', /оферт/i),
  everywhere('/consents/', /согласия/i),
  everywhere('/about-me/', /сведения обо мне/i),
  everywhere('/consents/personal_data/2026-11-20/', /редакция/i, { isPrivate: true }),
  everywhere('/registration/', /регистрац/i),
  everywhere('/verify-email/', /почт/i, { isPrivate: true, isClientRendered: true }),
  everywhere('/unsubscribe/', /новост/i, { isPrivate: true, isClientRendered: true }),
  everywhere('/case/', /помощь/i, { isPrivate: true }),
  everywhere('/credit-consent/', /согласие/i, { isPrivate: true, isClientRendered: true }),
  { path: '/forbidden/', answers: { 'real-estate': home, 'person-check': home, pro: home } },
  everywhere('/system-req/', /требован/i),
  everywhere('/wholesale/', /опт/i),
  everywhere('/tariff/', /тариф/i),
  everywhere('/credit-rating/', /кредитн/i),
  everywhere('/fizcheckCheckout/', /оформление/i, { isPrivate: true, isClientRendered: true }),
];

const ofRealEstate: readonly WalkedRoute[] = [
  realEstate('/ipoteka/', /ипотек/i),
  realEstate('/k/', /кадастров/i),
  realEstate('/kadastrovyj-nomer/', /кадастров/i),
  realEstate('/check-owner/', /собственник/i),
  realEstate('/risk/', /риск/i),
  realEstate('/risk-assessment/', /проверк/i),
  realEstate('/risk-assessment-b2c/', /квартир/i),
  realEstate('/risk-preview/', /пример/i),
  realEstate('/sale-history/', /истори/i),
  realEstate('/adverts/', /объявления/i, { hasDeadPhotos: true }),
  realEstate('/adverts/find/', /объявления/i, { isPrivate: true }),
  realEstate('/market/', /цены/i),
  realEstate('/seller-extract/', /выписк/i),
  realEstate('/seller-extract/0192f0c1-0000-7000-8000-000000000999/', /выписк/i, {
    isPrivate: true,
    isClientRendered: true,
    namesNothing: true,
  }),
  realEstate('/valuation/', /оценк/i),
  realEstate('/valuation/demo-page/', /пример/i),
  realEstate('/valuation/accuracy/', /проверка оценки/i),
  realEstate('/cost-assessment-preview/', /пример/i, { isPrivate: true }),
  realEstate('/cost-assessment-preview/77:06:0001001:9999999/', /оценка/i, {
    isPrivate: true,
    isClientRendered: true,
    namesNothing: true,
  }),
  realEstate('/egrn-object-preview/', /пример/i),
  realEstate('/egrn-right-list-preview/', /пример/i),
  realEstate('/egrn-object-preview/77:06:0001001:1234/', /Москва, ул. Тестовая/, { isPrivate: true }),
  realEstate('/egrn-right-list-preview/77:06:0001001:1234/', /Москва, ул. Тестовая/, { isPrivate: true }),
  realEstate('/object/77:06:0001001:1234/', /Москва, ул. Тестовая/),
  realEstate('/objectCheckout/77:06:0001001:1234/', /оформление/i, {
    isPrivate: true,
  }),
];

const ofPersonCheck: readonly WalkedRoute[] = [
  personCheck('/check-person-preview/', /пример/i),
  personCheck('/check-auto-preview/', /пример/i),
  personCheck('/credit-rating-preview/', /пример/i),
  personCheck('/counter-agent-preview/', /пример/i),
  personCheck('/fizcheck/', /Fizcheck/),
  {
    path: '/fizcheck-business/',
    title: /бизнес/i,
    answers: { 'real-estate': home, 'person-check': 'page', pro: 'page' },
  },
  {
    path: '/fizcheck-expert/',
    title: /экспертн/i,
    answers: { 'real-estate': home, 'person-check': home, pro: 'page' },
  },
];

/** What the title of a landing speaks of; any title will do for one that is not named. */
const landingTitles: Readonly<Partial<Record<LandingId, RegExp>>> = {
  'check-person': /физическ|человек/i,
  'counter-agent': /контрагент/i,
  'proverka-avto': /авто/i,
  'proverka-arendatora': /арендатор|квартир/i,
  'proverka-biznes-partnera': /партн[её]р/i,
  'proverka-bki': /БКИ|кредитн/i,
  'proverka-fssp': /пристав|ФССП|долг/i,
  'proverka-fssp-free': /пристав|ФССП|долг/i,
  'proverka-inn': /ИНН/,
  'proverka-kontragenta': /контрагент|поставщик/i,
  'proverka-na-bankrotstvo': /банкрот/i,
  'proverka-nalogov': /налог/i,
  'proverka-nedvij': /недвижимост|квартир/i,
  'proverka-pasporta': /паспорт/i,
  'proverka-pasporta-full': /паспорт/i,
  'proverka-samozanyatogo': /самозанят/i,
  'proverka-shtrafov': /штраф/i,
  'proverka-sluzhboi-bezopasnosti': /безопасност/i,
  'proverka-sotrudnika': /сотрудник|кандидат/i,
  'proverka-sudimost': /судимост|суд/i,
  'proverka-vladelcza-avtomobilya': /владел|собственник/i,
  'proverka-voditelya': /водител/i,
  'proverka-yuridicheskogo-licza': /юридическ|компан/i,
  'proverka-zaemshika': /за[её]мщик/i,
  'proverka-zapret-na-vyezd': /выезд/i,
};

/** Every landing of the person-check brand but the one both brands have. */
const landings: readonly WalkedRoute[] = landingIds
  .filter((id) => id !== 'credit-rating')
  .map((id) => personCheck(`/${id}/`, landingTitles[id] ?? /\S/));

const legacy: readonly WalkedRoute[] = [
  moved('/indexOld/', '/'),
  moved('/tariffOld/', '/tariff/'),
  moved('/user/tariffOld/', '/user/tariff/'),
  moved('/user/ordersNew/', '/user/orders/'),
  moved('/valuation/index-old/', '/valuation/'),
  moved('/risk-preview-legacy/', '/risk-preview/'),
  moved('/risk-preview-legacy/42/', '/risk-preview/42/'),
  moved('/objectLegacy/77:06:0001001:1234/', '/object/77:06:0001001:1234/'),
  moved('/proverka-sotrudnika-old/', '/proverka-sotrudnika/'),
];

const unknownId = '00000000-0000-7000-8000-000000000000';

/** A report: guests are redirected to the main page for any id, so that nobody learns whether it exists. */
const ofUsers = (path: string, realEstateAnswer: Answer, personCheckAnswer: Answer): WalkedRoute => ({
  path,
  answers: {
    'real-estate': realEstateAnswer,
    'person-check': personCheckAnswer,
    pro: personCheckAnswer,
  },
});

/** Unknown ids, and pages only their owner may see. */
const notForGuests: readonly WalkedRoute[] = [
  missing('/object/takogo-net/'),
  missing('/egrn-object-preview/takogo-net/'),
  missing('/egrn-right-list-preview/takogo-net/'),
  missing('/blog/takoj-stati-net/'),
  missing('/adverts/1/'),
  missing('/adverts/takogo-net/'),
  missing('/market/takogo-goroda-net/'),
  missing('/market/sankt-peterburg/takogo-rajona-net/'),
  missing(`/check-person-preview/${unknownId}/`),
  missing(`/counter-agent-preview/${unknownId}/`),
  missing(`/credit-rating-preview/${unknownId}/`),
  missing(`/check-auto-preview/${unknownId}/`),
  ofUsers(`/check-owner/${unknownId}/`, home, 'missing'),
  ofUsers(`/valuation/${unknownId}/`, home, 'missing'),
  ofUsers(`/check-person/${unknownId}/`, 'missing', home),
  ofUsers(`/check-person-pdf/${unknownId}/`, 'missing', home),
  ofUsers(`/check-fiz/${unknownId}/`, 'missing', home),
  ofUsers(`/credit-rating/${unknownId}/`, home, home),
  ofUsers(`/counter-agent/${unknownId}/`, 'missing', home),
  ofUsers(`/proverka-avto/${unknownId}/`, 'missing', home),
  same(`/fizcheck-expert/${unknownId}/`, home),
  same('/user/orders/', home),
  same('/user/', home),
  same('/user/balance/', home),
  same('/user/cases/', home),
  ofUsers('/user/deals/', home, home),
  same('/user/settings/', home),
  same('/user/partner/', home),
  same('/user/tariff/', home),
  missing('/nowhere/'),
  missing('/consents/personal_data/2026-11/'),
  missing('/proverka-nichego/'),
];

export const walkedRoutes: readonly WalkedRoute[] = [
  ...forEverybody,
  ...ofRealEstate,
  ...ofPersonCheck,
  ...landings,
  ...legacy,
  ...notForGuests,
];
