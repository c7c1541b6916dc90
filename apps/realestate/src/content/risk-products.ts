import type { Product } from '@proverka/contract/product';

/** Products that check owners besides the object; they are ordered with the owners' names. */
export const isRiskProduct = ({ product_name }: Pick<Product, 'product_name'>): boolean =>
  product_name.startsWith('RiskAssessment');

/** A visitor who came for such a product is offered no other (specification, section 2, Route parameters). */
export const isOnlyRisk = (search: URLSearchParams): boolean => search.get('onlyRisk') === 'true';
