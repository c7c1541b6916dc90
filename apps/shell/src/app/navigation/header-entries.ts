import type { BrandId, HostEntry } from '@proverka/brand/host';

export interface HeaderEntry {
  readonly title: string;
  readonly path: string;
  /** Not a page of the router. */
  readonly isDocument?: boolean;
}

const byBrand: Readonly<Record<BrandId, readonly HeaderEntry[]>> = {
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

const ofPro: readonly HeaderEntry[] = [
  { title: 'Проверить человека', path: '/check-person/' },
  { title: 'Контрагент', path: '/counter-agent/' },
  { title: 'Проверка списком', path: '/wholesale/' },
  { title: 'Заключения', path: '/fizcheck-expert/' },
  { title: 'API', path: '/api/docs/', isDocument: true },
];

/** Header entries for everybody; entries without a page on this host are left out. */
export const headerEntriesOf = (
  { brand, variant }: Pick<HostEntry, 'brand' | 'variant'>,
  hasPath: (path: string) => boolean,
): readonly HeaderEntry[] =>
  (variant === 'pro' ? ofPro : byBrand[brand]).filter(({ path, isDocument }) => isDocument || hasPath(path));
