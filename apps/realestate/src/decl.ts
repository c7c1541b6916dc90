import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

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
