import type { ProductOffer } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckRealty',
  subject: 'object',
  ownForm: 'realty',
  on: {
    'person-check': {
      title: 'Проверка недвижимости',
      summary: 'Собственники, обременения и история прав по кадастровому номеру или адресу.',
      path: '/proverka-nedvij/',
      priceRub: 499,
      isFromPrice: true,
      time: 'halfHour',
      group: 'realty',
      place: 10,
    },
  },
} as const satisfies ProductOffer;
