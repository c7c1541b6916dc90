import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

export const decl = {
  id: 'admin',
  contract: 2,
  brands: ['real-estate'],
  routes: [
    {
      id: 'admin-settings',
      path: '/admin/settings/',
      render: 'csr',
      guards: ['staff'],
      title: 'Объявления и переключатели',
      isPrivate: true,
    },
    {
      id: 'admin-risk',
      path: '/admin/risk/',
      render: 'csr',
      guards: ['staff'],
      title: 'Заключения к отчётам о рисках',
      isPrivate: true,
    },
    {
      id: 'admin-risk-report',
      path: '/admin/risk/:id/',
      render: 'csr',
      guards: ['staff'],
      title: 'Заключение к отчёту о рисках',
      isPrivate: true,
    },
    {
      id: 'admin-disputes',
      path: '/admin/disputes/',
      render: 'csr',
      guards: ['staff'],
      title: 'Споры о находках',
      isPrivate: true,
    },
    {
      id: 'admin-dispute',
      path: '/admin/disputes/:id/',
      render: 'csr',
      guards: ['staff'],
      title: 'Спор о находке',
      isPrivate: true,
    },
  ],
} as const satisfies RemoteDecl;
