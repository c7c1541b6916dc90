import type { BrandId } from './host.ts';

/** Who a brand works with, by name: shown as word marks, so that no picture of somebody else's is kept here. */
export interface Partner {
  readonly name: string;
  /** What the partner does, in a few words. */
  readonly field: string;
}

/** Invented, as the development requisites are; an installation names its own, or none. */
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

/** Empty for a brand that names nobody. */
export function partnersOf(brand: BrandId): readonly Partner[] {
  return partners[brand];
}
