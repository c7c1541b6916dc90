import { landingPage } from '@proverka/landing/landing-page';
import { PersonCheckForm } from '../features/person-check/person-check-form.tsx';

const formOf = (productName: string) => () => <PersonCheckForm productName={productName} />;

/** By route id. */
export const pages = {
  'check-owner': landingPage({
    id: 'check-owner',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/check-owner.ts'))
        .checkOwner,
    Form: formOf('CheckOwnerV2'),
  }),
  'realty-credit-rating': landingPage({
    id: 'realty-credit-rating',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/credit-rating.ts'))
        .creditRating,
    Form: formOf('CreditRating'),
  }),
} as const;
