import { landingPage } from '@proverka/landing/landing-page';
import { PersonCheckForm } from '../features/person-check/person-check-form.tsx';

function OwnerForm() {
  return (
    <PersonCheckForm
      productName="CheckOwnerV2"
      title="Кто продаёт"
      action="Проверить собственника"
      ask={['passport', 'inn', 'region']}
    />
  );
}

const passportDue = ['passport_series', 'passport_number'] as const;

function RatingForm() {
  return (
    <PersonCheckForm
      productName="CreditRating"
      title="Чей рейтинг узнать"
      action="Узнать рейтинг"
      ask={['passport', 'inn']}
      due={passportDue}
      isCreditHistory
    />
  );
}

/** By route id. */
export const pages = {
  'check-owner': landingPage({
    id: 'check-owner',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/check-owner.ts'))
        .checkOwner,
    Form: OwnerForm,
  }),
  'realty-credit-rating': landingPage({
    id: 'realty-credit-rating',
    text: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/credit-rating.ts'))
        .creditRating,
    Form: RatingForm,
  }),
} as const;
