import type { BrandId } from '@proverka/brand/host';
import { expectedTimes } from './expected-times.ts';
import { menuGroups } from './menu-groups.ts';
import { offersOn } from './offers.ts';
import type { BrandOffer, ProductOffer } from './product.ts';
import type { Service, ServiceGroup } from './service.ts';

const known = new Map<BrandId, readonly ServiceGroup[]>();

/** A brand's services, grouped as in its menus. Not part of `Brand`, to keep it out of the bundles of pages without a menu. */
export function servicesOf(brand: BrandId): readonly ServiceGroup[] {
  const groups = known.get(brand) ?? groupsOf(brand);
  known.set(brand, groups);
  return groups;
}

const groupsOf = (brand: BrandId): readonly ServiceGroup[] =>
  Object.entries(menuGroups[brand]).map(([group, title]) => ({
    title,
    items: offersOn(brand)
      .filter(({ terms }) => terms.group === group)
      .toSorted((one, other) => one.terms.place - other.terms.place)
      .map(serviceFrom),
  }));

const serviceFrom = ({ product, terms }: { product: ProductOffer; terms: BrandOffer }): Service => {
  const { title, path, summary, priceRub, isFromPrice, time, badge } = terms;
  return {
    title,
    product_name: product.name,
    path,
    summary,
    priceRub,
    ...(isFromPrice && { isFromPrice }),
    time: expectedTimes[time].words,
    ...(badge && { badge }),
  };
};

/** The service of a page; throws for a name the brand does not sell. */
export function serviceOf(brand: BrandId, productName: string): Service {
  const service = servicesOf(brand)
    .flatMap(({ items }) => items)
    .find(({ product_name: name }) => name === productName);
  if (!service) throw new Error(`${brand} sells no ${productName}`);
  return service;
}
