import type { BrandId } from '@proverka/brand/host';
import type { ProductName } from '@proverka/catalogue/offers';

/** The brand's service closest to a blog category; the last entry is the default. */
const productNames: Readonly<Record<BrandId, Readonly<Record<string, ProductName>>>> = {
  'real-estate': {
    Люди: 'CheckOwnerV2',
    'Долги и суды': 'CheckOwnerV2',
    Недвижимость: 'RiskAssessment',
  },
  'person-check': {
    Недвижимость: 'CheckRealty',
    Автомобили: 'CheckAuto',
    Компании: 'CounterAgent',
    'Долги и суды': 'CheckFssp',
    Люди: 'CheckPerson',
  },
};

const otherwise: Readonly<Record<BrandId, ProductName>> = {
  'real-estate': 'RiskAssessment',
  'person-check': 'CheckPerson',
};

export function relatedProduct(brand: BrandId, category: string): string {
  return productNames[brand][category] ?? otherwise[brand];
}
