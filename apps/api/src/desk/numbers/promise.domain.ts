import { expectedTimes } from '@proverka/catalogue/expected-times';
import { allOffers, offerOf } from '@proverka/catalogue/offers';
import type { BrandId } from '@proverka/brand/host';
import { deskBrands } from '@proverka/contract/desk-people';

/** Terms that deliveries are counted by, as `numbers_term` of the database names them; one that fits into none is `later`. */
const TERMS = [60, 300, 1200, 1800, 86_400] as const;

/** Seconds within which nineteen of twenty reports are ready, as the menus promise; null for what is no report of a brand. */
export function promisedSeconds(brand: BrandId, productName: string): number | null {
  const terms = offerOf(productName)?.on[brand];
  return terms === undefined ? null : Math.max(TERMS[0], expectedTimes[terms.time].p95);
}

/** Of every product that promises a term the terms that are later, for statements that compare. */
export const allLateTerms = deskBrands.flatMap((brand) =>
  allOffers.flatMap(({ name }) => {
    const seconds = promisedSeconds(brand, name);
    if (seconds === null) return [];
    const late = TERMS.filter((term) => term > seconds).map(String);
    return [{ brand, product_name: name, late: [...late, 'later'] }];
  }),
);
