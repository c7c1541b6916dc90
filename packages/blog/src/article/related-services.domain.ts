import type { BrandId } from '@proverka/brand/host';

/** The brand's service closest to a blog category; the last entry is the default. */
const productNames: Readonly<Record<BrandId, Readonly<Record<string, string>>>> = {
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

const otherwise: Readonly<Record<BrandId, string>> = {
  'real-estate': 'RiskAssessment',
  'person-check': 'CheckPerson',
};

export function relatedProduct(brand: BrandId, category: string): string {
  return productNames[brand][category] ?? otherwise[brand];
}
