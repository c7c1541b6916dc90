import type { RemoteDecl, RouteDecl } from '@proverka/shell-sdk/remote-decl';

/** The shared chunk of pages with common code, by route id. */
export const pageChunks: Readonly<Record<string, string>> = {
  'kadastrovyj-nomer': 'object-landings',
  'number-search': 'object-landings',
  valuation: 'object-landings',
  risk: 'object-landings',
  'risk-assessment': 'object-landings',
  'risk-assessment-b2c': 'object-landings',
  'check-owner': 'person-landings',
  'realty-credit-rating': 'person-landings',
  'risk-preview': 'sample-reports',
  'egrn-object-preview': 'sample-reports',
  'egrn-right-list-preview': 'sample-reports',
  'valuation-demo': 'sample-reports',
  'cost-assessment-preview': 'sample-reports',
  'egrn-object-of': 'valuation-preview',
  'egrn-right-list-of': 'valuation-preview',
  'valuation-report': 'object-report',
  'sale-history-detail': 'sale-history',
  'adverts-find': 'adverts',
  'market-city': 'market',
  'market-district': 'market',
  'seller-extract': 'seller-extract',
  'seller-extract-order': 'seller-extract',
  'owner-check-report': 'check-report',
  'realty-credit-rating-report': 'check-report',
};

/** The same for every guest. */
const staticRoute = <const Id extends string>(id: Id, path: string, title: string) =>
  ({ id, path, render: 'static', title }) as const satisfies RouteDecl;

/** One visitor's business, of which the server knows little: rendered in the browser. */
const ownRoute = <const Id extends string>(id: Id, path: string, title: string) =>
  ({ id, path, render: 'csr', title, isPrivate: true }) as const satisfies RouteDecl;

/** What an extract about one object would tell; search engines index the object's own page. */
const extractPreviewRoute = <const Id extends string>(id: Id, path: string, title: string) =>
  ({ id, path: `${path}:objectKey/`, render: 'ssr', title, isPrivate: true }) as const satisfies RouteDecl;

/** Closed while orders are placed automatically (specification, section 2, guard 2). */
const checkoutRoute = <const Id extends string>(id: Id, path: string, title: string) =>
  ({
    ...ownRoute(id, path, title),
    guards: ['not-automatic'],
    isUndisturbed: true,
  }) as const satisfies RouteDecl;

/** A report of a paid item, by its id. */
const reportRoute = <const Id extends string>(id: Id, path: string, title: string) =>
  ({
    ...ownRoute(id, path, title),
    render: 'ssr',
    guards: ['user'],
    isOpenToBuyer: true,
    isUndisturbed: true,
  }) as const satisfies RouteDecl;

/** Descriptions are in the pages: declarations are part of the HTML of every page of the brand. */
export const decl = {
  id: 'realestate',
  contract: 2,
  brands: ['real-estate'],
  routes: [
    {
      id: 'home',
      path: '/',
      render: 'static',
      name: 'index',
      title: 'Проверка недвижимости перед сделкой',
      description:
        'Собственники, обременения и история прав по кадастровому номеру или адресу. Официальные сведения ЕГРН с датой и источником.',
    },
    staticRoute('kadastrovyj-nomer', '/kadastrovyj-nomer/', 'Проверка недвижимости по кадастровому номеру'),
    staticRoute('number-search', '/k/', 'Поиск объекта по кадастровому номеру'),
    staticRoute('check-owner', '/check-owner/', 'Проверка собственника перед покупкой квартиры'),
    {
      id: 'realty-credit-rating',
      path: '/credit-rating/',
      render: 'static',
      name: 'credit-rating',
      title: 'Кредитный рейтинг перед ипотекой',
    },
    {
      id: 'valuation',
      path: '/valuation/',
      render: 'static',
      name: 'valuation',
      title: 'Рыночная оценка квартиры по адресу',
    },
    staticRoute('valuation-demo', '/valuation/demo-page/', 'Пример рыночной оценки квартиры'),
    {
      id: 'valuation-accuracy',
      path: '/valuation/accuracy/',
      render: 'ssr',
      title: 'Проверка оценки на сделках',
    },
    reportRoute('valuation-report', '/valuation/:orderItemId/', 'Рыночная оценка'),
    {
      // The same sample at the address that links in old reports use; search engines index the other one.
      id: 'cost-assessment-preview',
      path: '/cost-assessment-preview/',
      render: 'static',
      title: 'Пример рыночной оценки квартиры',
      isPrivate: true,
    },
    ownRoute('valuation-preview', '/cost-assessment-preview/:objectKey/', 'Рыночная оценка: что выйдет'),
    {
      id: 'risk',
      path: '/risk/',
      render: 'static',
      name: 'risk',
      title: 'Риски при покупке недвижимости',
    },
    {
      id: 'risk-assessment',
      path: '/risk-assessment/',
      render: 'static',
      name: 'risk-assessment',
      title: 'Полная проверка квартиры и собственника',
    },
    {
      id: 'risk-assessment-b2c',
      path: '/risk-assessment-b2c/',
      render: 'static',
      name: 'risk-assessment-b2c',
      guards: ['guest'],
      title: 'Покупаете квартиру для себя: что проверить',
    },
    staticRoute('risk-preview', '/risk-preview/', 'Пример полной проверки квартиры и собственников'),
    reportRoute('risk-report', '/risk-preview/:id/', 'Отчёт о рисках сделки'),
    checkoutRoute('risk-checkout', '/riskCheckout/:objectKey/', 'Оформление полной проверки'),
    staticRoute('egrn-object-preview', '/egrn-object-preview/', 'Пример отчёта по выписке ЕГРН об объекте'),
    staticRoute('egrn-right-list-preview', '/egrn-right-list-preview/', 'Пример отчёта о переходе прав'),
    extractPreviewRoute('egrn-object-of', '/egrn-object-preview/', 'Выписка об объекте'),
    extractPreviewRoute('egrn-right-list-of', '/egrn-right-list-preview/', 'Отчёт о переходе прав'),
    {
      id: 'seller-extract',
      path: '/seller-extract/',
      render: 'ssr',
      name: 'seller-extract',
      title: 'Проверить выписку ЕГРН от продавца: подпись и содержание',
    },
    {
      ...ownRoute('seller-extract-order', '/seller-extract/:id/', 'Выписка от продавца'),
      isUndisturbed: true,
    },
    staticRoute('mortgage', '/ipoteka/', 'Ипотека: калькулятор и что проверить до сделки'),
    {
      id: 'sale-history',
      path: '/sale-history/',
      render: 'static',
      name: 'sale-history',
      title: 'История продаж квартир в доме',
    },
    {
      id: 'sale-history-detail',
      path: '/sale-history/:detail/',
      render: 'ssr',
      name: 'sale-history-detail',
      title: 'История продаж квартир в доме',
      isPrivate: true,
    },
    {
      id: 'adverts',
      path: '/adverts/',
      render: 'ssr',
      name: 'adverts',
      title: 'Объявления о продаже квартир',
    },
    {
      id: 'adverts-find',
      path: '/adverts/find/',
      render: 'ssr',
      title: 'Объявления одной квартиры или дома',
      isPrivate: true,
    },
    {
      id: 'advert',
      path: '/adverts/:id/',
      render: 'ssr',
      title: 'Объявление',
    },
    {
      id: 'market',
      path: '/market/',
      render: 'ssr',
      title: 'Цены на квартиры по городам и районам',
    },
    {
      id: 'market-city',
      path: '/market/:city/',
      render: 'ssr',
      title: 'Цены на квартиры',
    },
    {
      id: 'market-district',
      path: '/market/:city/:district/',
      render: 'ssr',
      title: 'Цены на квартиры',
    },
    {
      // The page itself opens it to search engines once the register has the object.
      id: 'object',
      path: '/object/:objectKey/',
      render: 'ssr',
      title: 'Объект недвижимости',
      isPrivate: true,
    },
    {
      id: 'object-checkout',
      path: '/objectCheckout/:objectKey?/',
      render: 'ssr',
      guards: ['not-automatic'],
      isUndisturbed: true,
      name: 'objectCheckout-objectKey',
      title: 'Оформление заказа',
      isPrivate: true,
    },
    reportRoute('object-report', '/report/:orderItemId/', 'Отчёт об объекте'),
    checkoutRoute('realty-check-checkout', '/fizcheckCheckout/', 'Оформление проверки'),
    reportRoute('owner-check-report', '/check-owner/:id/', 'Отчёт о собственнике'),
    reportRoute('realty-credit-rating-report', '/credit-rating/:id/', 'Кредитный рейтинг'),
    {
      id: 'blog',
      path: '/blog/',
      render: 'ssr',
      isReading: true,
      title: 'Блог о проверках',
      description:
        'Как читать выписки и реестры, чем опасны долги и банкротство продавца, что можно проверить по закону: статьи с источниками, таблицами и порядком действий.',
    },
    {
      id: 'blog-article',
      path: '/blog/:id/',
      render: 'ssr',
      isReading: true,
      title: 'Статья',
    },
  ],
} as const satisfies RemoteDecl;
