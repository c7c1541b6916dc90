import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

const nothing = '00000000-0000-7000-8000-000000000000';
/** An address of every route with parameters, for the gate; ids that name nothing where a visitor would need one of their own. */
export const fixtures: Readonly<Record<string, string>> = {
  'admin-risk-report': `/admin/risk/${nothing}/`,
  'admin-dispute': `/admin/disputes/${nothing}/`,
  'admin-subject-request': `/admin/subject-requests/${nothing}/`,
};

export const decl = {
  id: 'admin',
  contract: 2,
  brands: [],
  isForDesk: true,
  routes: [
    {
      id: 'desk-home',
      path: '/',
      render: 'csr',
      guards: ['staff'],
      title: 'Рабочее место',
      isPrivate: true,
    },
    {
      id: 'desk-sign-in',
      path: '/sign-in/',
      render: 'csr',
      guards: ['guest'],
      title: 'Вход сотрудника',
      isPrivate: true,
    },
    {
      id: 'desk-enrolment',
      path: '/admin/enrolment/',
      render: 'csr',
      title: 'Допуск сотрудника',
      isPrivate: true,
    },
    {
      id: 'admin-staff',
      path: '/admin/staff/',
      render: 'csr',
      guards: ['staff'],
      title: 'Сотрудники и права',
      isPrivate: true,
    },
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
      id: 'admin-pauses',
      path: '/admin/pauses/',
      render: 'csr',
      guards: ['staff'],
      title: 'Приостановленные проверки людей',
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
    {
      id: 'admin-subject-requests',
      path: '/admin/subject-requests/',
      render: 'csr',
      guards: ['staff'],
      title: 'Запросы о персональных данных',
      isPrivate: true,
    },
    {
      id: 'admin-subject-request',
      path: '/admin/subject-requests/:id/',
      render: 'csr',
      guards: ['staff'],
      title: 'Запрос о персональных данных',
      isPrivate: true,
    },
  ],
} as const satisfies RemoteDecl;
