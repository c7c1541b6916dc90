import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

export const decl = {
  id: 'account',
  contract: 1,
  brands: ['real-estate', 'person-check'],
  routes: [
    {
      id: 'user-orders',
      path: '/user/orders/',
      render: 'csr',
      name: 'user-orders',
      guards: ['user'],
      isPrivate: true,
      title: 'Мои заказы',
    },
  ],
} as const satisfies RemoteDecl;
