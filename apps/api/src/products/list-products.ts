import type { BrandId } from '@proverka/brand/host';
import type { Product } from '@proverka/contract/product';
import type { Deps } from '../deps.ts';
import { viewProduct } from './product-view.ts';

/** What a brand sells, by name of the product (section 7). */
export async function listProducts(
  deps: Pick<Deps, 'catalogue' | 'expectedTimes'>,
  brand: BrandId,
): Promise<Product[]> {
  const [catalogue, expectedTimeOf] = await Promise.all([deps.catalogue(), deps.expectedTimes()]);
  return [...catalogue.values()]
    .filter((product) => product.brand === brand)
    .map((product) => viewProduct(product, expectedTimeOf(product.name)));
}
