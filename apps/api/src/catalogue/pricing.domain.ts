import type { BrandId } from '@proverka/brand/host';
import type { Money } from '@proverka/words/money';
import { ZERO, add, kopecks, rubles, subtract } from '@proverka/validation/money';
import { isFor, reduced } from './products/discount.domain.ts';
import type { Discount } from './products/discount.domain.ts';
import { componentTitle } from '#money/price.domain.ts';
import type { Price, PricePart } from '#money/price.domain.ts';
import { isTaskType, taskTitle } from '#registers/task-type.ts';
import { lessPercent } from './products/rounding.domain.ts';

/** The owner of a component: one person, or everybody with a role. */
export type PriceOwner = { readonly personId: string } | { readonly role: number };

export interface PriceComponent {
  readonly typeName: string;
  readonly price: Money;
  readonly isBase: boolean;
  readonly enabled: boolean;
  /** Charged only when the item asks for it by this name; null means always. */
  readonly option?: string | null;
  /** Replaces the component of the same type for these owners only; empty means everybody. */
  readonly owners?: readonly PriceOwner[];
}

export interface PricedProduct {
  readonly name: string;
  readonly brand: BrandId;
  readonly components: readonly PriceComponent[];
}

/** The properties of the buyer that affect a price. */
export interface Buyer {
  readonly personId: string | null;
  /** The owners whose special prices apply; null for guests and for users who have outgrown them. */
  readonly priceRole: number | null;
  readonly tariff: { readonly title: string; readonly discountPercent: number } | null;
  readonly campaign: Discount | null;
}

export const guest: Buyer = { personId: null, priceRole: null, tariff: null, campaign: null };

/** An amount added to an item besides its product: the independent conclusion. */
export interface Markup {
  readonly component: string;
  readonly title: string;
  readonly amount: Money;
}

/** Section 9: the markup of an independent conclusion when the owner's name is not separated. */
export const conclusionMarkup: Markup = {
  component: 'IndependentConclusion',
  title: 'Независимое заключение',
  amount: rubles(80),
};

export interface PriceWish {
  /** The names of the extras an item asks for. */
  readonly options?: readonly string[];
  readonly coupon?: Discount | null;
  readonly markups?: readonly Markup[];
  /** It comes with something the buyer has bought: the base price is nothing. */
  readonly isIncluded?: boolean;
}

/** What competes for the base price. */
export interface Offer {
  readonly part: Omit<PricePart, 'amount'>;
  readonly base: Money;
  readonly discount: Discount | null;
}

/**
 * The single source of every price: shown in the catalogue, charged in an order, printed on a receipt. Client input does not
 * affect it; the price the page showed is only compared with the result.
 *
 * Special prices, the tariff, the campaign and the coupon compete for the base price, and the lowest wins: they do not add
 * up (section 5: a coupon is dropped if the owner's base price minus its discount is at or above the product's price). Extras
 * and markups are added in full (section 9). So a price is never negative and never above list price and markups.
 */
export function priceOf(product: PricedProduct, buyer: Buyer = guest, wish: PriceWish = {}): Price {
  const { options = [], coupon = null, markups = [], isIncluded = false } = wish;
  const general = product.components.filter(
    ({ enabled, option = null, owners = [] }) =>
      enabled && owners.length === 0 && (option === null || options.includes(option)),
  );
  const base = basePrice(product);
  const offer = lowest(base, isIncluded ? [included] : offersTo(product, base, buyer, coupon));
  const parts = [
    ...general.map(partOf),
    ...(offer === null ? [] : [{ ...offer.part, amount: subtract(offer.base, base) }]),
    ...markups.map((markup): PricePart => ({ ...markup, kind: 'markup' })),
  ].filter(({ amount, kind }) => amount !== 0 || kind === 'base');
  const list = add(...general.map(({ price }) => price), ...markups.map(({ amount }) => amount));
  return {
    total: add(...parts.map(({ amount }) => amount)),
    list,
    parts,
    discountId: offer?.discount?.id ?? null,
    code: offer?.discount?.code ?? null,
  };
}

const included: Offer = {
  part: { component: 'Included', kind: 'special', title: 'Входит в купленную выписку' },
  base: ZERO,
  discount: null,
};

const baseComponents = ({ components }: Pick<PricedProduct, 'components'>): readonly PriceComponent[] =>
  components.filter(
    ({ isBase, enabled, option = null, owners = [] }) =>
      isBase && enabled && option === null && owners.length === 0,
  );

/** What everybody pays, before extras and anybody's terms. */
export const basePrice = (product: Pick<PricedProduct, 'components'>): Money =>
  add(...baseComponents(product).map(({ price }) => price));

/** The base price with the asker's special prices; the list's when there are none. */
const ownersBase = (product: PricedProduct, buyer: Buyer): Money =>
  add(...baseComponents(product).map((component) => ownPrice(product, component, buyer)));

/** A special price never raises the price; without a component of the same type for everybody it is ignored. */
function ownPrice({ components }: PricedProduct, general: PriceComponent, buyer: Buyer): Money {
  const own = components.filter(
    ({ enabled, typeName, owners = [] }) =>
      enabled && typeName === general.typeName && owners.some((owner) => isOwner(owner, buyer)),
  );
  return kopecks(Math.min(general.price, ...own.map(({ price }) => price)));
}

/** The components of everybody and the buyer's own; other buyers' terms are not disclosed. */
export const concerns = ({ owners = [] }: PriceComponent, buyer: Buyer): boolean =>
  owners.length === 0 || owners.some((owner) => isOwner(owner, buyer));

const isOwner = (owner: PriceOwner, { personId, priceRole }: Buyer): boolean =>
  'personId' in owner ? owner.personId === personId : owner.role === priceRole;

export function offersTo(
  product: PricedProduct,
  base: Money,
  buyer: Buyer,
  coupon: Discount | null,
): readonly Offer[] {
  const own = ownersBase(product, buyer);
  const { tariff, campaign } = buyer;
  const special = { component: 'Special', kind: 'special', title: 'Специальная цена' } as const;
  const byTariff =
    tariff === null
      ? []
      : [
          {
            part: { component: 'Tariff', kind: 'tariff', title: `Тариф «${tariff.title}»` } as const,
            base: lessPercent(base, tariff.discountPercent),
            discount: null,
          },
        ];
  const byDiscount = [campaign, coupon].flatMap((discount): Offer[] =>
    discount === null || !isFor(discount, product) ? [] : [offerOf(discount, own)],
  );
  return [{ part: special, base: own, discount: null }, ...byTariff, ...byDiscount];
}

const offerOf = (discount: Discount, ownBase: Money): Offer => ({
  part: {
    component: discount.kind === 'campaign' ? 'Campaign' : 'Coupon',
    kind: discount.kind === 'campaign' ? 'campaign' : 'coupon',
    title: discount.title,
  },
  base: reduced(ownBase, discount),
  discount,
});

/** The lowest offer below `base`; of equal ones the first, so that a coupon that saves nothing is not used up. */
export function lowest(base: Money, offers: readonly Offer[]): Offer | null {
  let best: Offer | null = null;
  for (const offer of offers) if (offer.base < (best?.base ?? base)) best = offer;
  return best;
}

function partOf({ typeName, price, isBase, option = null }: PriceComponent): PricePart {
  const kind = isBase ? 'base' : option === null ? 'component' : 'option';
  // A part named after a check is the price of that check (`money/named-price.domain.ts`).
  const title = isTaskType(typeName) ? taskTitle(typeName) : componentTitle(typeName);
  return { component: typeName, kind, title, amount: price };
}

export interface CouponOffer {
  readonly coupon: Discount;
  /** Deducted from the owner's base price. */
  readonly discount: Money;
  readonly price: Price;
}

/**
 * Section 5: the useful coupons of a product, by discount descending; equal ones by id, so that the order of the input does
 * not matter.
 */
export function couponsFor(
  product: PricedProduct,
  buyer: Buyer,
  coupons: readonly Discount[],
): readonly CouponOffer[] {
  const own = ownersBase(product, buyer);
  return coupons
    .filter((coupon) => coupon.usesLeft !== 0 && isFor(coupon, product))
    .map((coupon) => ({
      coupon,
      discount: subtract(own, reduced(own, coupon)),
      price: priceOf(product, buyer, { coupon }),
    }))
    .filter(({ coupon, price }) => price.discountId === coupon.id)
    .toSorted((one, other) => other.discount - one.discount || (one.coupon.id < other.coupon.id ? -1 : 1));
}
