import { byRegion } from '../check-form.ts';
import type { ProductOffer } from '../product.ts';

/** What menus, forms and pages show. */
export const offer = {
  name: 'CheckFsspFree',
  subject: 'person',
  form: byRegion,
  ownForm: 'fssp',
  on: {
    'person-check': {
      title: 'Есть ли долги у приставов',
      summary: 'Да или нет и сколько производств — бесплатно, без подробностей.',
      path: '/proverka-fssp-free/',
      priceRub: 0,
      time: 'minute',
      group: 'debts',
      place: 20,
    },
  },
} as const satisfies ProductOffer;
