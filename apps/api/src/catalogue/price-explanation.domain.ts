import type { OfferVerdict } from '@proverka/contract/price-desk';
import type { Money } from '@proverka/words/money';
import type { Price } from '#money/price.domain.ts';
import { basePrice, lowest, offersTo, priceOf } from './pricing.domain.ts';
import type { Buyer, Offer, PriceWish, PricedProduct } from './pricing.domain.ts';
import { isFor } from './products/discount.domain.ts';

interface ExplainedOffer {
  readonly kind: 'special' | 'tariff' | 'campaign' | 'coupon';
  readonly title: string;
  /** The base price with it. */
  readonly base: Money;
  readonly verdict: OfferVerdict;
}

interface ExplainedPrice {
  readonly price: Price;
  /** All that could have made it, in the order in which equal ones are chosen. */
  readonly offers: readonly ExplainedOffer[];
}

/** The price as everybody is charged it, with each offer that was considered and what became of it. */
export function explainPrice(
  product: PricedProduct,
  buyer: Buyer,
  wish: Pick<PriceWish, 'options' | 'coupon'> = {},
): ExplainedPrice {
  const { coupon = null } = wish;
  const base = basePrice(product);
  const offers = offersTo(product, base, buyer, coupon);
  const best = lowest(base, offers);
  const others = [buyer.campaign, coupon].flatMap((discount): ExplainedOffer[] => {
    if (discount === null || isFor(discount, product)) return [];
    const kind = discount.kind === 'campaign' ? 'campaign' : 'coupon';
    return [{ kind, title: discount.title, base, verdict: 'other_product' }];
  });
  return {
    price: priceOf(product, buyer, wish),
    offers: [...offers.map((offer) => explained(offer, base, best)), ...others],
  };
}

const explained = (offer: Offer, base: Money, best: Offer | null): ExplainedOffer => ({
  kind: kindOf(offer),
  title: offer.part.title,
  base: offer.base,
  verdict: offer === best ? 'chosen' : offer.base < base ? 'not_lowest' : 'saves_nothing',
});

function kindOf({ part }: Offer): ExplainedOffer['kind'] {
  switch (part.kind) {
    case 'special':
    case 'tariff':
    case 'campaign':
    case 'coupon':
      return part.kind;
    default:
      throw new Error(`${part.kind} is no offer`);
  }
}
