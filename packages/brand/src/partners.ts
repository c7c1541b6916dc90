import type { BrandId } from './host.ts';

/** The partners of a brand, shown as text, so that no third-party logos are stored here. */
export interface Partner {
  readonly name: string;
  /** The partner's business in a few words. */
  readonly field: string;
}

/** Invented, like the development requisites; an installation configures its own, or none. */
const partners: Readonly<Record<BrandId, readonly Partner[]>> = {
  'real-estate': [
    { name: 'Агентство «Образец»', field: 'недвижимость' },
    { name: 'Тестов и дети', field: 'юристы' },
    { name: 'Дом-Пример', field: 'застройщик' },
    { name: 'Вымышленный банк', field: 'ипотека' },
  ],
  'person-check': [
    { name: 'Агентство «Образец»', field: 'подбор персонала' },
    { name: 'Пример-Логистика', field: 'перевозки' },
    { name: 'Тестов и дети', field: 'юристы' },
    { name: 'Прокат «Небылица»', field: 'автомобили' },
  ],
};

/** Empty for a brand without partners. */
export function partnersOf(brand: BrandId): readonly Partner[] {
  return partners[brand];
}
