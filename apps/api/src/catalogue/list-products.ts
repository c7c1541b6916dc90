import type { BrandId } from '@proverka/brand/host';
import type { Product } from '@proverka/contract/product';
import type { SubjectKind } from '@proverka/contract/subject';
import type { CatalogueDeps } from './deps.ts';
import { discountOf, isRunning, listOfferedCoupons } from './discounts/discount.store.ts';
import { sellerExtractTask } from '#registers/task-type.ts';
import { viewProduct } from './products/product-view.ts';
import { readBuyer } from './read-buyer.ts';

interface ProductsWish {
  readonly brand: BrandId;
  /** The user whose prices apply; null for a guest's. */
  readonly userId: string | null;
  readonly subject?: SubjectKind;
  /** A report on a file is ordered where the file is uploaded, never beside others. */
  readonly isWithoutFile?: boolean;
  /** The campaign from the page's URL; the one a user registered by applies without it. */
  readonly campaign?: string | undefined;
}

/** The products of a brand, for one kind of subject or all, by product name (section 7), at the asker's prices. */
export async function listProducts(
  deps: Pick<CatalogueDeps, 'catalogue' | 'expectedTimes' | 'tariffs' | 'db' | 'now'>,
  { brand, userId, subject, campaign, isWithoutFile = false }: ProductsWish,
): Promise<Product[]> {
  const [catalogue, expectedTimeOf, buyer, offered] = await Promise.all([
    deps.catalogue(),
    deps.expectedTimes(),
    readBuyer(deps, userId, campaign),
    listOfferedCoupons(deps.db, userId),
  ]);
  const coupons = offered.filter((row) => isRunning(row, deps.now())).map(discountOf);
  return [...catalogue.values()]
    .filter((product) => product.brand === brand && (subject === undefined || product.subject === subject))
    .filter(({ tasks }) => !isWithoutFile || !tasks.includes(sellerExtractTask))
    .map((product) =>
      viewProduct(product, {
        expected: expectedTimeOf([...product.tasks, ...product.ownerTasks]),
        buyer,
        coupons,
      }),
    );
}
