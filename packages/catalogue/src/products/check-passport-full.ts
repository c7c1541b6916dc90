import { byPassport } from '../check-form.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckPassportFull',
  subject: 'person',
  form: { ...byPassport, title: 'Чей паспорт проверить' },
  wider: 'CheckPerson',
  addOns: ['CheckCriminalRecord'],
  on: {
    'person-check': {
      title: 'Паспорт: расширенная проверка',
      summary: 'Действительность паспорта и ИНН, который по нему присвоен.',
      path: '/proverka-pasporta-full/',
      priceRub: 29,
      time: 'minute',
      badge: 'new',
      group: 'documents',
      place: 20,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['passport', 'inn'],
  on: {
    'person-check': {
      id: '0192f0c1-0000-7000-8000-000000000209',
      description: 'Действительность паспорта и ИНН, который по нему присвоен.',
      revenueAccount: 'revenue:person-check:CheckPassportFull',
    },
  },
} as const satisfies ProductSeed;
