import { offerOf } from '@proverka/catalogue/offers';
import type { Product } from '@proverka/contract/product';

type Offer = Pick<Product, 'product_name' | 'product_price'>;

/**
 * Section 7: the cheapest of an object's three products, at the visitor's prices. Of equal prices the first by name, whatever
 * the order; undefined when none of the three is sold.
 */
export const cheapestObjectProduct = <T extends Offer>(products: readonly T[]): T | undefined =>
  products
    .filter(({ product_name }) => offerOf(product_name)?.isObjectReport)
    .toSorted(
      (one, other) =>
        one.product_price - other.product_price || (one.product_name < other.product_name ? -1 : 1),
    )[0];
