import type { Brand, ThemeName } from './brand.ts';
import type { BrandId, HostEntry } from './host.ts';
import { personCheckBrand } from './person-check.ts';
import { realEstateBrand } from './real-estate.ts';

const brands: Readonly<Record<BrandId, Brand>> = {
  'real-estate': realEstateBrand,
  'person-check': personCheckBrand,
};

export function brandOf(id: BrandId): Brand {
  return brands[id];
}

export function themeOf(entry: Pick<HostEntry, 'brand' | 'variant'>): ThemeName {
  if (entry.brand === 'real-estate') return 'real-estate';
  return entry.variant === 'pro' ? 'pro' : 'person-check';
}
