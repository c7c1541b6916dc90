import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

export const decl = {
  id: 'fizcheck-pro',
  contract: 2,
  brands: ['real-estate', 'person-check'],
  routes: [
    {
      id: 'fizcheck-business',
      path: '/fizcheck-business/',
      canonicalOn: 'pro',
      render: 'static',
      guards: ['person-check', 'business'],
      title: 'Проверки для бизнеса: люди, контрагенты и машины',
      description:
        'Как компании проверяют кандидатов, контрагентов и водителей: цены по тарифам, договор и закрывающие документы, доступ по API и проверка списком.',
    },
    {
      id: 'fizcheck-expert',
      path: '/fizcheck-expert/',
      canonicalOn: 'pro',
      render: 'static',
      guards: ['pro'],
      title: 'Экспертные заключения по проверкам',
      description:
        'Что такое экспертное заключение: вывод специалиста по готовому отчёту, на чём он основан, чего в нём быть не может и как читать уровни риска.',
    },
    {
      id: 'fizcheck-expert-report',
      path: '/fizcheck-expert/:id/',
      isUndisturbed: true,
      render: 'csr',
      guards: ['pro', 'user'],
      title: 'Экспертное заключение',
      isPrivate: true,
    },
    {
      id: 'wholesale',
      path: '/wholesale/',
      canonicalOn: 'pro',
      render: 'static',
      title: 'Оптовый заказ: проверка списком',
      description:
        'Загрузите список людей, компаний, автомобилей или объектов: каждая строка проверяется, цена известна до оплаты, итоги — таблицей.',
    },
    {
      id: 'wholesale-batch',
      path: '/wholesale/:id/',
      isUndisturbed: true,
      render: 'csr',
      guards: ['user'],
      title: 'Список на проверку',
      isPrivate: true,
    },
  ],
} as const satisfies RemoteDecl;
