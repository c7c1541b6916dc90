import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

const nothing = '00000000-0000-7000-8000-000000000000';
/** An address of every route with parameters, for the gate; ids that name nothing where a visitor would need one of their own. */
export const fixtures: Readonly<Record<string, string>> = {
  order: `/order/${nothing}/`,
  'confirm-report': '/confirm/000000/',
};

export const decl = {
  id: 'account',
  contract: 2,
  brands: ['real-estate', 'person-check'],
  routes: [
    {
      id: 'user',
      path: '/user/',
      render: 'csr',
      name: 'user',
      guards: ['user'],
      title: 'Личный кабинет',
      isPrivate: true,
    },
    {
      id: 'user-balance',
      path: '/user/balance/',
      render: 'csr',
      name: 'user-balance',
      guards: ['user'],
      title: 'Баланс',
      isPrivate: true,
    },
    {
      id: 'user-tariff',
      path: '/user/tariff/',
      render: 'csr',
      guards: ['user'],
      title: 'Мой тариф',
      isPrivate: true,
    },
    {
      id: 'user-orders',
      path: '/user/orders/',
      render: 'csr',
      name: 'user-orders',
      guards: ['user'],
      title: 'Мои заказы',
      isPrivate: true,
    },
    {
      id: 'user-settings',
      path: '/user/settings/',
      render: 'csr',
      name: 'user-settings',
      guards: ['user'],
      title: 'Настройки',
      isPrivate: true,
    },
    {
      id: 'user-partner',
      path: '/user/partner/',
      render: 'csr',
      guards: ['user'],
      title: 'Партнёрская ссылка',
      isPrivate: true,
    },
    {
      id: 'order',
      path: '/order/:orderId/',
      render: 'csr',
      guards: ['user'],
      isOpenToBuyer: true,
      title: 'Заказ',
      isPrivate: true,
    },
    {
      id: 'confirm-report',
      path: '/confirm/:number/',
      render: 'ssr',
      title: 'Подтверждение отчёта',
      isPrivate: true,
    },
    {
      id: 'subject-request',
      path: '/about-me/',
      render: 'static',
      title: 'Сведения обо мне',
      description:
        'Какие ваши данные хранятся, как их исправить, заблокировать или уничтожить: запрос по закону № 152-ФЗ.',
    },
    {
      id: 'unsubscribe',
      path: '/unsubscribe/',
      render: 'csr',
      title: 'Отказ от новостей',
      isPrivate: true,
    },
    {
      id: 'credit-consent',
      path: '/credit-consent/',
      render: 'csr',
      title: 'Согласие на кредитный отчёт',
      isPrivate: true,
    },
    {
      id: 'tariff',
      path: '/tariff/',
      render: 'static',
      name: 'tariff',
      title: 'Тарифы и цены на отчёты',
      description:
        'Девять тарифов без абонентской платы: пороги по сумме выполненных заказов, цены каждой услуги на каждом тарифе и ответы на вопросы о переходе.',
    },
  ],
} as const satisfies RemoteDecl;
