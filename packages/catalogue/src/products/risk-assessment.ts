import { twelveSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'RiskAssessment',
  subject: 'object',
  risk: { version: 1 },
  isObjectReport: true,
  on: {
    'real-estate': {
      title: 'Полная проверка: две выписки и собственник',
      summary: 'Объект, история прав и люди, которые его продают, — с выводом о рисках сделки.',
      path: '/risk-assessment/',
      priceRub: 1299,
      isFromPrice: true,
      time: 'halfHour',
      badge: 'all-includes',
      group: 'extracts',
      place: 30,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['egrn_object', 'egrn_right_list'],
  ownerTasks: twelveSources,
  contents: [
    'Выписка об объекте: права и обременения',
    'Отчёт о переходе прав',
    'Проверка каждого собственника по 12 источникам',
    'Один вывод о рисках сделки',
  ],
  insuranceRub: 1000,
  on: {
    'real-estate': {
      id: '0192f0c1-0000-7000-8000-000000000301',
      description: 'Объект, история прав и люди, которые его продают, — с выводом о рисках сделки.',
      revenueAccount: 'revenue:real-estate:RiskAssessment',
    },
  },
} as const satisfies ProductSeed;
