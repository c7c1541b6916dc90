import { fourteenSources } from '../person-sources.ts';
import type { ProductOffer, ProductSeed } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'RiskAssessmentV2',
  subject: 'object',
  risk: { version: 2 },
  on: {
    'real-estate': {
      title: 'Отчёт о рисках собственников',
      summary: 'Выписка об объекте и люди, которые его продают: для тех, у кого история прав уже есть.',
      path: '/risk/',
      priceRub: 1299,
      time: 'halfHour',
      group: 'extracts',
      place: 40,
    },
  },
} as const satisfies ProductOffer;

/** What the database is seeded with. */
export const seed = {
  tasks: ['egrn_object'],
  ownerTasks: fourteenSources,
  contents: [
    'Выписка об объекте: права и обременения',
    'Проверка каждого собственника по 14 источникам',
    'Один вывод о рисках сделки',
  ],
  insuranceRub: 1000,
  on: {
    'real-estate': {
      id: '0192f0c1-0000-7000-8000-000000000302',
      description:
        'Выписка об объекте и каждый собственник по 14 источникам: для тех, у кого история прав уже есть.',
      revenueAccount: 'revenue:real-estate:RiskAssessmentV2',
    },
  },
} as const satisfies ProductSeed;
