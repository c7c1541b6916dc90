import type { PriceComponentView } from '@proverka/contract/price-component';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { refuse } from '#platform/result.ts';
import { findComponent, listComponents } from './price-component.store.ts';

/** Changes to a product's prices are serialised, so that two at once cannot remove the last price for everybody. */
export const lockProduct = (tx: Transaction, productId: string) =>
  tx.selectFrom('product').select('id').where('id', '=', productId).forUpdate().executeTakeFirst();

export type Components = readonly PriceComponentView[];

/** Refuses a change that would leave the product without a price for everybody, and so free of charge. */
export async function keepingBase<Value, Code extends RefusalCode>(
  tx: Transaction,
  id: string,
  after: (components: Components) => Components,
  change: (old: PriceComponentView) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'price_component_not_found' | 'price_component_needed'>> {
  const found = await findComponent(tx, id);
  if (found === undefined) return refuse('price_component_not_found');
  await lockProduct(tx, found.product_id);
  const components = await listComponents(tx, found.product_id);
  const old = components.find(({ price_component_id }) => price_component_id === id);
  if (old === undefined) return refuse('price_component_not_found');
  return hasBasePrice(after(components)) ? change(old) : refuse('price_component_needed');
}

const hasBasePrice = (components: Components): boolean =>
  components.some(
    ({ is_base_product_component: isBase, enabled, option, price_component_owners: owners }) =>
      isBase && enabled && option === null && owners.length === 0,
  );

export const changedTo =
  (id: string, change: Partial<PriceComponentView>) =>
  (components: Components): Components =>
    components.map((one) => (one.price_component_id === id ? Object.assign({ ...one }, change) : one));

export async function known(tx: Transaction, id: string): Promise<PriceComponentView> {
  const component = await findComponent(tx, id);
  if (component === undefined) throw new Error('a price component is gone the moment it was changed');
  return component;
}
