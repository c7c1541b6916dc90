import type { BrandId } from '@proverka/brand/host';

/** Groups of a brand's menus, in the order they stand. */
export const menuGroups = {
  'real-estate': {
    extracts: 'Выписки и отчёты об объекте',
    people: 'Собственник и покупатель',
    market: 'Цена',
  },
  'person-check': {
    people: 'Проверка человека',
    documents: 'Документы и статусы',
    debts: 'Долги и суды',
    companies: 'Компании и предприниматели',
    cars: 'Автомобили',
    realty: 'Недвижимость',
  },
} as const satisfies Readonly<Record<BrandId, Readonly<Record<string, string>>>>;

export type MenuGroup<Brand extends BrandId> = keyof (typeof menuGroups)[Brand];
