import type { PriceComponentOwner, PriceComponentView } from '@proverka/contract/price-component';
import { rubles } from '@proverka/validation/money';

/** What the journal keeps of a price: an option is a word of the staff and stays out. */
export const factsOf = (one: PriceComponentView) => ({
  product_id: one.product_id,
  kopecks: rubles(one.price),
  is_base: one.is_base_product_component,
  is_enabled: one.enabled,
});

/** The customers whom a price is for, as the journal keeps them. */
export const ownerFacts = (owner: PriceComponentOwner) => ({
  component_id: owner.price_component_id,
  person_id: owner.person_id,
  role: owner.person_role,
});

export const aboutOwner = <Name extends 'price_owner.added' | 'price_owner.changed' | 'price_owner.removed'>(
  event: Name,
  owner: PriceComponentOwner,
) => ({ event, ownerId: owner.person_id, subject: owner.price_component_owner_id });
