import type { ConsentPurpose } from '@proverka/contract/consent-versions';

export const consentPurposeWords: Readonly<Record<ConsentPurpose, string>> = {
  offer: 'Оферта',
  personal_data: 'Обработка персональных данных',
  third_parties: 'Передача третьим лицам',
  news: 'Рассылка',
};
