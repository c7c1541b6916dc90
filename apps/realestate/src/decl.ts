import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

/** By route id, the chunk of pages that share their code with others. */
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
  'valuation-demo': 'valuation-samples',
  'cost-assessment-preview': 'valuation-samples',
  'sale-history-detail': 'sale-history',
};

/** Descriptions stay with the pages: declarations travel in the HTML of every page of the brand. */
export const decl = {
  id: 'realestate',
  contract: 1,
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
    {
      id: 'kadastrovyj-nomer',
      path: '/kadastrovyj-nomer/',
      render: 'static',
      title: 'Проверка недвижимости по кадастровому номеру',
    },
    {
      id: 'number-search',
      path: '/k/',
      render: 'static',
      title: 'Поиск объекта по кадастровому номеру',
    },
    {
      id: 'check-owner',
      path: '/check-owner/',
      render: 'static',
      title: 'Проверка собственника перед покупкой квартиры',
    },
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
    {
      id: 'valuation-demo',
      path: '/valuation/demo-page/',
      render: 'static',
      title: 'Пример рыночной оценки квартиры',
    },
    {
      // The same sample at the address links of old reports lead to; search engines know the other one.
      id: 'cost-assessment-preview',
      path: '/cost-assessment-preview/',
      render: 'static',
      title: 'Пример рыночной оценки квартиры',
      isPrivate: true,
    },
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
    {
      id: 'risk-preview',
      path: '/risk-preview/',
      render: 'static',
      title: 'Пример полной проверки квартиры и собственников',
    },
    {
      id: 'egrn-object-preview',
      path: '/egrn-object-preview/',
      render: 'static',
      title: 'Пример отчёта по выписке ЕГРН об объекте',
    },
    {
      id: 'egrn-right-list-preview',
      path: '/egrn-right-list-preview/',
      render: 'static',
      title: 'Пример отчёта о переходе прав',
    },
    {
      id: 'mortgage',
      path: '/ipoteka/',
      render: 'static',
      title: 'Ипотека: калькулятор и что проверить до сделки',
    },
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
      // Opened to search engines by the page itself, once the register has the object.
      id: 'object',
      path: '/object/:objectKey/',
      render: 'ssr',
      title: 'Объект недвижимости',
      isPrivate: true,
    },
    {
      id: 'object-checkout',
      path: '/objectCheckout/:objectKey?/',
      render: 'csr',
      name: 'objectCheckout-objectKey',
      title: 'Оформление заказа',
      isPrivate: true,
    },
    {
      id: 'object-report',
      path: '/report/:orderItemId/',
      render: 'csr',
      guards: ['user'],
      title: 'Отчёт об объекте',
      isPrivate: true,
    },
    {
      id: 'blog',
      path: '/blog/',
      render: 'ssr',
      title: 'Блог о проверках',
      description:
        'Как читать выписки и реестры, чем опасны долги и банкротство продавца, что можно проверить по закону: статьи с источниками, таблицами и порядком действий.',
    },
    {
      id: 'blog-article',
      path: '/blog/:id/',
      render: 'ssr',
      title: 'Статья',
    },
  ],
} as const satisfies RemoteDecl;
