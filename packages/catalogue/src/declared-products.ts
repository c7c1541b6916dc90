import type { BrandId } from '@proverka/brand/host';
import type { SubjectKind } from '@proverka/contract/subject';
import { products } from './listed/products.ts';
import type { ProductOffer, ProductSeed } from './product.ts';

/** A product of one brand as its file declares it: a row of the database is seeded with it. */
export interface DeclaredProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: BrandId;
  readonly title: string;
  readonly description: string;
  /** Absent: the titles of its tasks. */
  readonly contents?: readonly string[];
  readonly isInstant: boolean;
  readonly subject: SubjectKind;
  readonly tasks: readonly string[];
  readonly ownerTasks: readonly string[];
  readonly priceRub: number;
  /** An optional part of the price. */
  readonly insuranceRub?: number;
  readonly revenueAccount: string | null;
}

interface ProductFile {
  readonly offer: ProductOffer;
  readonly seed: ProductSeed;
}

const files: readonly ProductFile[] = products;

/** Everything the database holds of products; server only. */
export const declaredProducts: readonly DeclaredProduct[] = files.flatMap((file) =>
  (['real-estate', 'person-check'] as const).flatMap((brand) => declaredOn(brand, file)),
);

function declaredOn(brand: BrandId, { offer, seed }: ProductFile): DeclaredProduct[] {
  const [terms, row] = [offer.on[brand], seed.on[brand]];
  if (terms === undefined || row === undefined) return [];
  return [
    {
      id: row.id,
      name: offer.name,
      brand,
      title: terms.title,
      description: row.description,
      ...(seed.contents && { contents: seed.contents }),
      isInstant: seed.isInstant ?? false,
      subject: offer.subject,
      tasks: seed.tasks,
      ownerTasks: seed.ownerTasks ?? [],
      priceRub: terms.priceRub,
      ...(seed.insuranceRub !== undefined && { insuranceRub: seed.insuranceRub }),
      revenueAccount: row.revenueAccount ?? null,
    },
  ];
}

/** By name: how lists of rows to check speak of products. */
export const listTerms: ReadonlyMap<string, NonNullable<ProductSeed['lists']>> = new Map(
  files.flatMap(({ offer, seed }) => (seed.lists === undefined ? [] : [[offer.name, seed.lists]])),
);
