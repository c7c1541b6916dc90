import type { BrandId } from './host.ts';
import { personCheckServices } from './person-check-services.ts';
import { realEstateServices } from './real-estate-services.ts';
import type { Service, ServiceGroup } from './service.ts';

const services: Readonly<Record<BrandId, readonly ServiceGroup[]>> = {
  'real-estate': realEstateServices,
  'person-check': personCheckServices,
};

/** A brand's services, grouped as in its menus. Not part of `Brand`, to keep it out of the bundles of pages without a menu. */
export function servicesOf(brand: BrandId): readonly ServiceGroup[] {
  return services[brand];
}

/** The service of a page; throws for a name the brand does not sell. */
export function serviceOf(brand: BrandId, productName: string): Service {
  const service = services[brand]
    .flatMap(({ items }) => items)
    .find(({ product_name: name }) => name === productName);
  if (!service) throw new Error(`${brand} sells no ${productName}`);
  return service;
}
