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
      title: 'Проверка людей, компаний и автомобилей',
      description:
        'Проверка по официальным источникам: паспорт, долги, суды, розыск. Каждое утверждение с источником и датой.',
    },
  ],
} as const satisfies RemoteDecl;
