import type { BrandId } from '@proverka/brand/host';
import type { Product } from '@proverka/contract/product';
import type { SubjectKind } from '@proverka/contract/subject';
import type { Deps } from '../deps.ts';
import { viewProduct } from './product-view.ts';

/** What a brand sells, about one kind of subject or all, by name of the product (section 7). */
export async function listProducts(
  deps: Pick<Deps, 'catalogue' | 'expectedTimes'>,
  brand: BrandId,
  subject?: SubjectKind,
): Promise<Product[]> {
  const [catalogue, expectedTimeOf] = await Promise.all([deps.catalogue(), deps.expectedTimes()]);
  return [...catalogue.values()]
    .filter((product) => product.brand === brand && (subject === undefined || product.subject === subject))
    .map((product) => viewProduct(product, expectedTimeOf([...product.tasks, ...product.ownerTasks])));
}
