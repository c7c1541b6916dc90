import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

export const decl = {
  id: 'account',
  contract: 1,
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
      id: 'order',
      path: '/order/:orderId/',
      render: 'csr',
      guards: ['user'],
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
