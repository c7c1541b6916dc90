import type { Product } from '@proverka/contract/product';

/** Products that check owners besides the object; they are ordered with the owners' names. */
export const isRiskProduct = ({ product_name }: Pick<Product, 'product_name'>): boolean =>
  product_name.startsWith('RiskAssessment');
