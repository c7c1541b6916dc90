import type { BrandId } from '@proverka/brand/host';
import { offers } from './listed/offers.ts';
import type { BrandOffer, ProductOffer } from './product.ts';

export type ProductName = (typeof offers)[number]['name'];

export const allOffers: readonly ProductOffer[] = offers;

export const offerOf = (productName: string): ProductOffer | undefined =>
  allOffers.find(({ name }) => name === productName);

/** What a brand sells, with its own terms. */
export const offersOn = (
  brand: BrandId,
): readonly { readonly product: ProductOffer; readonly terms: BrandOffer }[] =>
  allOffers.flatMap((product) => {
    const terms = product.on[brand];
    return terms === undefined ? [] : [{ product, terms }];
  });
