import type { PriceComponentOwner, PriceComponentView } from '@proverka/contract/price-component';
import { rubles } from '@proverka/validation/money';

/** What the journal keeps of a price: an option is a word of the staff and stays out. */
export const factsOf = (one: PriceComponentView) => ({
  product_id: one.product_id,
  kopecks: rubles(one.price),
  is_base: one.is_base_product_component,
  is_enabled: one.enabled,
});

/** The same for those who set prices, with the words it is known by. */
export const historyFactsOf = (one: PriceComponentView) => ({
  type_name: one.price_component_type.name,
  price: rubles(one.price),
  is_base: one.is_base_product_component,
  enabled: one.enabled,
  option: one.option,
});

/** Without the person, whose account may be destroyed; the journal knows the id. */
export const historyOwnerFacts = (owner: PriceComponentOwner) => ({
  is_person: owner.person_id !== null,
  role: owner.person_role,
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
