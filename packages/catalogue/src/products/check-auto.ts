import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckAuto',
  subject: 'car',
  form: { kind: 'car' },
  on: {
    'person-check': {
      title: 'Проверка автомобиля',
      summary: 'Аварии, розыск, ограничения, залог и диагностические карты по VIN или номеру.',
      path: '/proverka-avto/',
      priceRub: 199,
      time: 'minutes',
      badge: 'recommend',
      group: 'cars',
      place: 10,
      business: { place: 60 },
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: [
    'car_history',
    'car_dtp',
    'car_wanted',
    'car_restrict',
    'car_diagnostic',
    'car_pledge',
    'car_taxi',
    'car_insurance',
    'car_prices',
  ],
  contents: [
    'История регистраций',
    'Аварии',
    'Розыск',
    'Ограничения',
    'Диагностические карты',
    'Залог',
    'Работа в такси',
    'Полис ОСАГО',
    'Цены похожих автомобилей',
  ],
  lists: { isUsual: true },
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000216',
      description: 'Аварии, розыск, ограничения, залог и диагностические карты.',
      revenueAccount: 'revenue:person-check:CheckAuto',
    },
  },
} as const satisfies ProductSeed;
