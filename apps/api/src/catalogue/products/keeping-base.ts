import type { PriceComponentView } from '@proverka/contract/price-component';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { refuse } from '#platform/result.ts';
import { findComponent } from './price-component.store.ts';
import { momentsFrom, stepAt } from './price-times.domain.ts';
import { readTimedComponents } from './timed-component.store.ts';
import type { TimedComponent } from './timed-component.store.ts';

/** Changes to a product's prices are serialised, so that two at once cannot remove the last price for everybody. */
export const lockProduct = (tx: Transaction, productId: string) =>
  tx.selectFrom('product').select('id').where('id', '=', productId).forUpdate().executeTakeFirst();

type Components = readonly TimedComponent[];

interface Kept {
  readonly id: string;
  readonly now: Date;
  /** What becomes of the component; null when it goes. */
  readonly into: (old: TimedComponent) => TimedComponent | null;
}

/**
 * Refuses a change that would leave the product without a price for everybody, now or at any moment to come, and so free of
 * charge.
 */
export async function keepingBase<Value, Code extends RefusalCode>(
  tx: Transaction,
  { id, now, into }: Kept,
  change: (old: TimedComponent) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'price_component_not_found' | 'price_component_needed'>> {
  const found = await tx
    .selectFrom('price_component')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return refuse('price_component_not_found');
  await lockProduct(tx, found.product_id);
  const components = await readTimedComponents(tx, found.product_id);
  const old = components.find((one) => one.id === id);
  if (old === undefined) return refuse('price_component_not_found');
  const after = components.flatMap((one) => (one.id === id ? (into(one) ?? []) : one));
  const isKept = momentsFrom(after, now).every((at) => hasBasePrice(after, at));
  return isKept ? change(old) : refuse('price_component_needed');
}

const hasBasePrice = (components: Components, at: Date): boolean =>
  components.some(
    (one) =>
      one.isBase && one.option === null && one.owners.length === 0 && stepAt(one, at)?.enabled === true,
  );

export async function known(tx: Transaction, id: string, now: Date): Promise<PriceComponentView> {
  const component = await findComponent(tx, id, now);
  if (component === undefined) throw new Error('a price component is gone the moment it was changed');
  return component;
}
