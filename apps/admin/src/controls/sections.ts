import type { Api, ApiKey } from '@proverka/contract/api';
import type { StaffGrant } from '@proverka/contract/grants';

/** Groups of the menu, in its order. */
const sectionGroups = ['Люди и заказы', 'Деньги', 'Обращения', 'Отчёты', 'Сайты', 'Сервис'] as const;

export interface Section {
  readonly title: string;
  readonly path: string;
  readonly group: (typeof sectionGroups)[number];
  readonly grant: StaffGrant;
  /** What the screen reads when it opens. */
  readonly calls: readonly ApiKey[];
  /** What is done there. */
  readonly about: string;
}

type GrantOf<Key extends ApiKey> = Api[Key] extends { readonly grant: infer Grant } ? Grant : never;
/** Never for several: a screen whose calls need different grants opens in part only. */
type OnlyOne<Grant, All = Grant> = Grant extends unknown ? ([All] extends [Grant] ? Grant : never) : never;

/** The grant of a screen is that of the calls behind it: with another one the menu would lead to a refusal. */
const opens = <const Key extends ApiKey>(
  section: Section & { readonly calls: readonly Key[]; readonly grant: OnlyOne<GrantOf<Key>> },
): Section => section;

/** Screens of the desk in the order of the navigation; each is shown to those who hold its grant. */
const sections: readonly Section[] = [
  opens({
    title: 'Люди',
    path: '/admin/people/',
    group: 'Люди и заказы',
    grant: 'people',
    calls: ['POST /admin/users', 'GET /admin/users/tariffs'],
    about: 'Владельцы аккаунтов: деньги, заказы, согласия, сессии, письма',
  }),
  opens({
    title: 'Заказы',
    path: '/admin/orders/',
    group: 'Люди и заказы',
    grant: 'orders',
    calls: ['POST /admin/orders', 'GET /admin/orders/products'],
    about: 'Все заказы: оплата, задачи, источники, возвраты, по времени',
  }),
  opens({
    title: 'Обращения',
    path: '/admin/cases/',
    group: 'Обращения',
    grant: 'cases',
    calls: ['POST /admin/cases'],
    about: 'Одна очередь: вопросы клиентов, ошибки в отчётах, споры, заказы, которые задерживаются',
  }),
  opens({
    title: 'Письма',
    path: '/admin/letters/',
    group: 'Люди и заказы',
    grant: 'people',
    calls: ['POST /admin/emails'],
    about: 'Письма, отправленные сервисом, с их текстом',
  }),
  opens({
    title: 'Тарифы людей',
    path: '/admin/person-tariffs/',
    group: 'Люди и заказы',
    grant: 'people',
    calls: ['POST /admin/person_tariffs', 'GET /admin/users/tariffs'],
    about: 'Кому назначен тариф помимо суммы покупок, и кто назначил',
  }),
  opens({
    title: 'Споры',
    path: '/admin/disputes/',
    group: 'Обращения',
    grant: 'disputes',
    calls: ['GET /admin/disputes'],
    about: 'Читатели сообщили об ошибке в находке и ждут ответа',
  }),
  opens({
    title: 'Заключения',
    path: '/admin/conclusions/',
    group: 'Отчёты',
    grant: 'conclusions',
    calls: ['POST /admin/conclusions'],
    about: 'Заказанные заключения: сроки, черновики, сдача, исправления',
  }),
  opens({
    title: 'Отчёты о рисках',
    path: '/admin/risk/',
    group: 'Отчёты',
    grant: 'conclusions',
    calls: ['GET /admin/risk/reports'],
    about: 'Готовые отчёты о рисках, к которым нужно заключение',
  }),
  opens({
    title: 'Оценки отчётов',
    path: '/admin/report-ratings/',
    group: 'Отчёты',
    grant: 'reports',
    calls: ['POST /admin/report_ratings', 'GET /admin/poll_results'],
    about: 'Что покупатели думают о своих отчётах и что решили после них',
  }),
  opens({
    title: 'Приостановки',
    path: '/admin/pauses/',
    group: 'Обращения',
    grant: 'pauses',
    calls: ['GET /admin/pauses'],
    about: 'Аккаунты, чьи проверки людей похожи на слежку или выгрузку',
  }),
  opens({
    title: 'Персональные данные',
    path: '/admin/subject-requests/',
    group: 'Обращения',
    grant: 'personal_data',
    calls: ['GET /admin/subject_requests'],
    about: 'Запросы о хранимых данных: сведения, исправление, блокирование',
  }),
  opens({
    title: 'Показатели',
    path: '/admin/numbers/',
    group: 'Деньги',
    grant: 'numbers',
    calls: ['GET /admin/stats', 'GET /admin/metrics'],
    about: 'Выручка, заказы, расходы на источники, сроки готовности — по дням',
  }),
  opens({
    title: 'Мои клиенты',
    path: '/admin/customers/',
    group: 'Люди и заказы',
    grant: 'own_customers',
    calls: ['POST /admin/responsible_user/customers'],
    about: 'Клиенты, за которых вы отвечаете: заказы и суммы',
  }),
  opens({
    title: 'Деньги',
    path: '/admin/money/',
    group: 'Деньги',
    grant: 'money',
    calls: [
      'GET /admin/money/statements',
      'GET /admin/invoice/list',
      'GET /admin/money/proposals',
      'GET /admin/money/payouts',
    ],
    about: 'Выписки банка, счета, исправления и выплаты',
  }),
  opens({
    title: 'Цены',
    path: '/admin/prices/',
    group: 'Деньги',
    grant: 'prices',
    calls: ['GET /admin/products', 'GET /admin/price_component/list', 'GET /admin/price_history'],
    about: 'Что сколько стоит, кому и с какого дня: услуги, тарифы, купоны, кампании, промокоды',
  }),
  opens({
    title: 'Партнёры',
    path: '/admin/partners/',
    group: 'Деньги',
    grant: 'money',
    calls: ['POST /admin/partners'],
    about: 'Кого привели, сколько должны, выплаты',
  }),
  opens({
    title: 'Объявления',
    path: '/admin/settings/',
    group: 'Сайты',
    grant: 'site',
    calls: ['GET /admin/system/info/view'],
    about: 'Объявления на сайтах и переключатели',
  }),
  opens({
    title: 'Источники',
    path: '/admin/sources/',
    group: 'Сервис',
    grant: 'sources',
    calls: ['GET /admin/sources', 'GET /admin/source_outages'],
    about: 'Кто отвечает и как быстро, сбои, ждущие задачи, ручная работа',
  }),
  opens({
    title: 'Повторы объявлений',
    path: '/admin/adverts/',
    group: 'Сервис',
    grant: 'sources',
    calls: ['GET /admin/advert_groups'],
    about: 'Какие объявления продают одну квартиру и почему; разъединить, объединить',
  }),
  opens({
    title: 'Рассылки',
    path: '/admin/content/mailings/',
    group: 'Сайты',
    grant: 'mailings',
    calls: ['GET /admin/mailings'],
    about: 'Новости подписчикам: письмо, проба, отправка, остановка',
  }),
  opens({
    title: 'Баннеры',
    path: '/admin/content/banners/',
    group: 'Сайты',
    grant: 'site',
    calls: ['GET /admin/banners'],
    about: 'Что показывается внизу страниц; реклама с рекламодателем и erid',
  }),
  opens({
    title: 'Блог',
    path: '/admin/content/blog/',
    group: 'Сайты',
    grant: 'comments',
    calls: ['POST /admin/comments', 'GET /admin/articles'],
    about: 'Комментарии, статьи и их оценки: скрыть и вернуть',
  }),
  opens({
    title: 'Выпуски',
    path: '/admin/releases/',
    group: 'Сервис',
    grant: 'releases',
    calls: ['GET /admin/releases'],
    about: 'Что отдаётся посетителям, пробы, показатели версий, возврат',
  }),
  opens({
    title: 'Счётчики адресов',
    path: '/admin/counts/',
    group: 'Сервис',
    grant: 'accounts',
    calls: ['PUT /reset/ip', 'PUT /reset/search'],
    about: 'Обнулить попытки и поиск IP-адреса',
  }),
  opens({
    title: 'Сотрудники и права',
    path: '/admin/staff/',
    group: 'Сервис',
    grant: 'staff',
    calls: ['GET /admin/staff'],
    about: 'Кому какая роль дана, кто её дал и кто подтвердил',
  }),
];

export const sectionsFor = (grants: readonly StaffGrant[]): readonly Section[] =>
  sections.filter(({ grant }) => grants.includes(grant));

export interface SectionGroup {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The menu of these grants; a group in which nothing opens is left out. */
export const menuFor = (grants: readonly StaffGrant[]): readonly SectionGroup[] =>
  sectionGroups
    .map((title) => ({ title, sections: sectionsFor(grants).filter(({ group }) => group === title) }))
    .filter(({ sections: open }) => open.length > 0);
