import type { BatchGroup, ProductsByKind } from '@proverka/contract/wholesale';
import { listTerms } from '@proverka/catalogue/declared-products';
import type { SubjectKind } from '@proverka/contract/subject';
import { subjectKinds } from '@proverka/contract/subject';
import type { Money } from '@proverka/words/money';
import { add, times, toRubles } from '@proverka/validation/money';
import type { CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { priceOf } from '#catalogue/pricing.domain.ts';
import type { Buyer } from '#catalogue/pricing.domain.ts';

/** The default product of each kind of subject: its widest check. */
const isUsual = ({ name }: CatalogueProduct): boolean => listTerms.get(name)?.isUsual === true;

export const productsAbout = (products: readonly CatalogueProduct[], kind: SubjectKind): CatalogueProduct[] =>
  products.filter((product) => product.subject === kind && !product.isInstant);

export function usualProducts(products: readonly CatalogueProduct[]): ProductsByKind {
  const chosen: ProductsByKind = {};
  for (const kind of subjectKinds) {
    const fitting = productsAbout(products, kind);
    const product = fitting.find(isUsual) ?? fitting[0];
    if (product !== undefined) chosen[kind] = product.id;
  }
  return chosen;
}

/** How many rows of a kind name which product; null for rows that name none. */
export interface RowCount {
  readonly kind: SubjectKind;
  readonly productId: string | null;
  readonly rows: number;
}

/** Prices the rows by the common pricing function; a row whose product is no longer sold costs 0 here and is refused at the order. */
export function priceRows(
  counts: readonly RowCount[],
  chosen: ProductsByKind,
  products: readonly CatalogueProduct[],
  buyer: Buyer,
): { readonly groups: readonly BatchGroup[]; readonly total: Money } {
  const totals: Money[] = [];
  const groups = subjectKinds.flatMap((kind): BatchGroup[] => {
    const ofKind = counts.filter((count) => count.kind === kind);
    const product = chosen[kind];
    if (ofKind.length === 0 || product === undefined) return [];
    const total = sumOf(ofKind, product, products, buyer);
    totals.push(total);
    const own = ofKind.filter(({ productId }) => productId !== null);
    return [
      {
        kind,
        rows: countOf(ofKind),
        product_id: product,
        rows_with_own_product: countOf(own),
        choices: productsAbout(products, kind).map((choice) => choiceOf(choice, buyer)),
        total: toRubles(total),
      },
    ];
  });
  return { groups, total: add(...totals) };
}

const countOf = (counts: readonly RowCount[]): number => counts.reduce((sum, { rows }) => sum + rows, 0);

const choiceOf = (product: CatalogueProduct, buyer: Buyer) => ({
  product_id: product.id,
  title: product.nameRu,
  price: toRubles(priceOf(product, buyer).total),
});

function sumOf(
  counts: readonly RowCount[],
  chosen: string,
  products: readonly CatalogueProduct[],
  buyer: Buyer,
): Money {
  return add(
    ...counts.flatMap(({ productId, rows }) => {
      const product = products.find(({ id }) => id === (productId ?? chosen));
      return product === undefined ? [] : [times(priceOf(product, buyer).total, rows)];
    }),
  );
}
