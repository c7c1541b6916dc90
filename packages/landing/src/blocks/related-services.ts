import type { BrandId } from '@proverka/brand/host';
import type { Service } from '@proverka/catalogue/service';
import { serviceOf } from '@proverka/catalogue/services';
import type { Landing } from '../landing.ts';

/** The services a landing links to, never itself. */
export function relatedServices(brand: BrandId, landing: Landing): readonly Service[] {
  return landing.related.map((name) => serviceOf(brand, name)).filter(({ path }) => path !== landing.path);
}
