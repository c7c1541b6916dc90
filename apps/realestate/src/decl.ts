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
  ],
} as const satisfies RemoteDecl;
