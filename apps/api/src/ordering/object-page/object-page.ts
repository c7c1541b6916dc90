import type { BrandId } from '@proverka/brand/host';
import type { ObjectPage, Purchase } from '@proverka/contract/object';
import { listProducts } from '#catalogue/list-products.ts';
import { keyOf } from '#registers/object.store.ts';
import type { KnownObject } from '#registers/object.store.ts';
import type { OrderingDeps } from '../deps.ts';
import { readPurchases } from './purchase.store.ts';

/** The object's info with the products that can be bought about it and the reader's purchases. */
export async function pageOf(
  deps: OrderingDeps,
  { brand, userId }: { readonly brand: BrandId; readonly userId: string | null },
  { info, details }: KnownObject,
): Promise<ObjectPage> {
  const [products, purchases] = await Promise.all([
    listProducts(deps, { brand, userId, subject: 'object', isWithoutFile: true }),
    userId === null ? Promise.resolve<Purchase[]>([]) : readPurchases(deps.db, userId, keyOf(info)),
  ]);
  const times = products
    .filter(({ metadata }) => metadata.expected.measured)
    .map(({ product_name: name, metadata }) => [name, metadata.expected] as const);
  return {
    ...info,
    products,
    purchases,
    average_time: Object.fromEntries(times.map(([name, { p50 }]) => [name, p50])),
    object: details,
  };
}
