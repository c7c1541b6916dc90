import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

export const decl = {
  id: 'fizcheck',
  contract: 1,
  brands: ['person-check'],
  routes: [
    {
      id: 'fizcheck-home',
      path: '/',
      render: 'static',
      name: 'index',
      title: 'Проверка паспорта: бесплатно, с источником и датой',
      description:
        'Действителен ли паспорт гражданина РФ: ответ сразу и бесплатно. Рядом с ответом — источник и день, на который верны сведения.',
    },
    {
      id: 'proverka-pasporta',
      path: '/proverka-pasporta/',
      render: 'static',
      title: 'Проверка паспорта на действительность',
      description:
        'Проверьте паспорт по фамилии, имени, дате рождения, серии и номеру. Три ответа: действителен, недействителен или не удалось проверить.',
    },
    {
      id: 'fizcheck-blog',
      path: '/blog/',
      render: 'ssr',
      title: 'Блог о проверках',
      description:
        'Как читать выписки и реестры, чем опасны долги и банкротство продавца, что можно проверить по закону: статьи с источниками, таблицами и порядком действий.',
    },
    {
      id: 'fizcheck-blog-article',
      path: '/blog/:id/',
      render: 'ssr',
      title: 'Статья',
    },
  ],
} as const satisfies RemoteDecl;
