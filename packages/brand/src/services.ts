import type { BrandId } from './host.ts';
import { personCheckServices } from './person-check-services.ts';
import { realEstateServices } from './real-estate-services.ts';
import type { Service, ServiceGroup } from './service.ts';

const services: Readonly<Record<BrandId, readonly ServiceGroup[]>> = {
  'real-estate': realEstateServices,
  'person-check': personCheckServices,
};

/** What a brand sells, grouped as its menus show it. Not part of `Brand`, so that a page without a menu does not carry it. */
export function servicesOf(brand: BrandId): readonly ServiceGroup[] {
  return services[brand];
}

/** The service a page is about; throws for a name the brand does not sell, so that a page's content cannot name one. */
export function serviceOf(brand: BrandId, productName: string): Service {
  const service = services[brand]
    .flatMap(({ items }) => items)
    .find(({ product_name: name }) => name === productName);
  if (!service) throw new Error(`${brand} sells no ${productName}`);
  return service;
}
