import { expectedTimes } from '@proverka/catalogue/expected-times';
import { allOffers, offerOf } from '@proverka/catalogue/offers';
import type { BrandId } from '@proverka/brand/host';
import { deskBrands } from '@proverka/contract/desk-people';

/** The shortest term deliveries are counted by; what is promised at once has to fit into it. */
const SHORTEST_SECONDS = 60;

/** Seconds within which nineteen of twenty reports are ready, as the menus promise; null for what is no report of a brand. */
export function promisedSeconds(brand: BrandId, productName: string): number | null {
  const terms = offerOf(productName)?.on[brand];
  return terms === undefined ? null : Math.max(SHORTEST_SECONDS, expectedTimes[terms.time].p95);
}

/** What every product promises, for statements that compare. */
export const allPromises = deskBrands.flatMap((brand) =>
  allOffers.flatMap(({ name }) => {
    const seconds = promisedSeconds(brand, name);
    return seconds === null ? [] : [{ brand, product_name: name, seconds }];
  }),
);
