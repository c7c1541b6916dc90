import type { BrandId } from '@proverka/brand/host';

export interface HeaderEntry {
  readonly title: string;
  readonly path: string;
}

/** Header entries for everybody, by brand; entries without a page on this host are left out. */
export const headerEntries: Readonly<Record<BrandId, readonly HeaderEntry[]>> = {
  'real-estate': [
    { title: 'Проверить объект', path: '/' },
    { title: 'Проверить человека', path: '/check-owner/' },
    { title: 'Объявления', path: '/adverts/' },
    { title: 'Кредитный рейтинг', path: '/credit-rating/' },
    { title: 'Тарифы', path: '/tariff/' },
  ],
  'person-check': [
    { title: 'Проверить человека', path: '/check-person/' },
    { title: 'Контрагент', path: '/counter-agent/' },
    { title: 'Проверка паспорта', path: '/proverka-pasporta/' },
    { title: 'Проверка авто', path: '/proverka-avto/' },
    { title: 'Для бизнеса', path: '/fizcheck-business/' },
  ],
};
