import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'SellerExtract',
  subject: 'object',
  needsFile: true,
  on: {
    'real-estate': {
      title: 'Проверка выписки от продавца',
      summary: 'Продавец прислал файл: что в нём сказано, верна ли подпись и тот ли это объект.',
      path: '/seller-extract/',
      priceRub: 99,
      time: 'minute',
      badge: 'new',
      group: 'extracts',
      place: 50,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['seller_extract'],
  contents: [
    'Подпись Росреестра: верна, неверна или не проверена',
    'Собственники, доли и обременения из файла',
    'Тот ли это объект и насколько свежие сведения',
    'Выводы о рисках с причинами',
  ],
  on: {
    'real-estate': {
      id: '0192f0c1-0000-7000-8000-000000000501',
      description: 'Что сказано в выписке, которую прислал продавец, и можно ли ей доверять.',
      revenueAccount: 'revenue:real-estate:SellerExtract',
    },
  },
} as const satisfies ProductSeed;
