import { offerOf } from '@proverka/catalogue/offers';
import type { Product } from '@proverka/contract/product';

type Offer = Pick<Product, 'product_name' | 'product_price'>;

/**
 * Section 7: of three products of an object the one of the lowest price, as it costs the asker. Of equal ones the first by
 * name, whatever order they come in; undefined where none of the three is sold.
 */
export const cheapestObjectProduct = <T extends Offer>(products: readonly T[]): T | undefined =>
  products
    .filter(({ product_name }) => offerOf(product_name)?.isObjectReport)
    .toSorted(
      (one, other) =>
        one.product_price - other.product_price || (one.product_name < other.product_name ? -1 : 1),
    )[0];
