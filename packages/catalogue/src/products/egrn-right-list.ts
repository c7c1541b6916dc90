import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'EgrnRightList',
  subject: 'object',
  isObjectReport: true,
  on: {
    'real-estate': {
      title: 'Отчёт о переходе прав: история владельцев',
      summary: 'Кто, когда и на каком основании владел объектом.',
      path: '/egrn-right-list-preview/',
      priceRub: 499,
      time: 'halfHour',
      group: 'extracts',
      place: 20,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['egrn_right_list'],
  contents: [
    'История перехода прав',
    'Основания и даты',
    'Сроки владения',
    'Выводы о частой смене владельцев',
  ],
  lists: { words: ['переход прав'] },
  on: {
    'real-estate': {
      id: '0192f0c1-0000-7000-8000-000000000002',
      description: 'Выписка ЕГРН о переходе прав: кто, когда и на каком основании владел объектом.',
      revenueAccount: 'revenue:real-estate:EgrnRightList',
    },
  },
} as const satisfies ProductSeed;
