import type { BrandId } from '@proverka/brand/host';
import type { PersonForm } from './check-form.ts';
import { offerOf } from './offers.ts';

/** What a brand asks of a person before this product; throws for what is not about a person. */
export function personFormOf(brand: BrandId, productName: string): PersonForm {
  const offer = offerOf(productName);
  const form = offer?.on[brand]?.form ?? offer?.form;
  if (form?.kind !== 'person') throw new Error(`${productName} is not about a person`);
  return form;
}
