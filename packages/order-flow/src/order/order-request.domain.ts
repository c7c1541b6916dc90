import { offerOf } from '@proverka/catalogue/offers';
import { cardPaymentLimits } from '@proverka/contract/card-payment';
import { isValuation } from '@proverka/catalogue/valuation';
import type { OrderBody, PlacedOrder } from '@proverka/contract/order';
import type { PriceBreakdown } from '@proverka/contract/pricing';
import type { Product } from '@proverka/contract/product';
import type { SubjectData } from '@proverka/contract/subject';
import type { BuyersWord } from '@proverka/contract/valuation';
import { add, kopecks, parseMoney, subtract, toRubles, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { campaignCode } from '../products/campaign-prices.domain.ts';
import type { OpenOrder } from './order-flow.domain.ts';

/** The subject of a check; an object is identified by its key alone. */
export type CheckedKind = 'person' | 'company' | 'car';

export interface OrderSubject {
  /** The cadastral number or, failing that, the address; for a check a key without a name. */
  readonly objectKey: string;
  readonly objectAddress: string;
  /** The subject of a check, from its form. */
  readonly checked?: { readonly kind: CheckedKind; readonly data: SubjectData };
  /** The owners checked by a risk report. */
  readonly deal?: Deal;
  /** The uploaded extract the report is about, and the object the buyer is looking at. */
  readonly sellerExtract?: { readonly id: string; readonly looked_at?: string };
  /** What the buyer says of the flat to be valued. */
  readonly word?: Readonly<BuyersWord>;
}

interface Deal {
  readonly owners: readonly SubjectData[];
  readonly isInsured: boolean;
}

/** The key of a check: never a name, because keys appear in URLs and logs. */
export const checkSubject = (kind: CheckedKind, data: SubjectData): OrderSubject => ({
  objectKey: kind,
  objectAddress: '',
  checked: { kind, data },
});

export interface PricedProduct {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly price: Money;
  /** The price breakdown, when there is more than one part. */
  readonly lines?: readonly PriceLine[];
  /** The coupon or campaign behind the price; sent with the order. */
  readonly couponId?: string;
  readonly code?: string;
}

export interface PriceLine {
  readonly title: string;
  /** Negative for a discount. */
  readonly amount: Money;
}

/** A price with one part needs no breakdown. */
export function linesOf(price: PriceBreakdown | undefined): readonly PriceLine[] {
  const parts = price?.parts ?? [];
  return parts.length < 2
    ? []
    : parts.map(({ title, amount }) => ({ title, amount: parseMoney(amount) ?? ZERO }));
}

export function priced(product: Product): PricedProduct {
  const code = campaignCode(product);
  return {
    id: product.product_id,
    name: product.product_name,
    title: product.product_name_ru,
    price: parseMoney(product.product_price) ?? ZERO,
    lines: linesOf(product.price_breakdown),
    ...(code !== null && { code }),
  };
}

export const totalOf = (products: readonly Pick<PricedProduct, 'price'>[]): Money =>
  add(...products.map(({ price }) => price));

/** The balance can pay an order when it is positive and covers the total (specification, section 4). */
export const coversTotal = (balance: Money, total: Money): boolean => balance > 0 && balance >= total;

/** The shares of balance and card when the balance does not cover the order. */
export interface PaidInParts {
  readonly fromBalance: Money;
  readonly byCard: Money;
}

/** `null` when the order cannot be divided: the balance covers it, is empty, or the card would pay it all. */
export function inParts(balance: Money, total: Money): PaidInParts | null {
  if (balance <= 0 || balance >= total) return null;
  const byCard = kopecks(Math.max(subtract(total, balance), cardPaymentLimits.min));
  return byCard < total ? { fromBalance: subtract(total, byCard), byCard } : null;
}

/** The fields of every order, whoever places it. */
export function orderBody(
  subject: OrderSubject,
  products: readonly PricedProduct[],
  isRefresh = false,
): OrderBody {
  return {
    order_items: products.map(({ id, name, couponId, code }) => ({
      product_id: id,
      object_key: subject.objectKey,
      object_address: subject.objectAddress,
      ...(subject.checked && { metadata: itemMetadata(subject.checked) }),
      ...(subject.deal && { metadata: dealMetadata(name, subject.deal) }),
      ...(subject.sellerExtract && { metadata: { sellerExtract: { ...subject.sellerExtract } } }),
      ...(subject.word && isValuation(name) && { metadata: { valuation: { ...subject.word } } }),
      ...(isRefresh && { refresh: true }),
      ...(couponId !== undefined && { coupon_id: couponId }),
      ...(code !== undefined && { code }),
    })),
    metadata: { orderType: subject.deal ? 'risk' : (subject.checked?.kind ?? 'object') },
    payment_source: 'yookassa',
    expected_total: toRubles(totalOf(products)),
  };
}

function itemMetadata({ kind, data }: NonNullable<OrderSubject['checked']>) {
  return kind === 'car' ? { entityAuto: { ...data } } : { ownersData: [{ ...data }] };
}

function dealMetadata(productName: string, { owners, isInsured }: Deal) {
  return {
    ownersData: owners.map((owner) => ({ ...owner })),
    versionData: { version: offerOf(productName)?.risk?.version ?? 1 },
    ...(isInsured && { riskInsurance: true }),
  };
}

/** Section 7: the URL a guest returns to after paying. */
export function afterRegistration(address: string): string {
  const url = new URL(address);
  url.searchParams.set('regorder', 'true');
  return url.href;
}

export interface PlacedResult {
  readonly order: OpenOrder;
  /** Opens the payment form; null when nothing is left to pay. */
  readonly token: string | null;
}

export function readPlaced(placed: PlacedOrder): PlacedResult {
  const { id, total_amount, order_items, payment_data, card_amount } = placed;
  return {
    order: {
      id,
      total: parseMoney(total_amount) ?? ZERO,
      ...(card_amount !== undefined && { byCard: parseMoney(card_amount) ?? ZERO }),
      items: order_items.map((item) => ({
        id: item.order_item_id,
        name: item.product_name,
        price: parseMoney(item.price) ?? ZERO,
      })),
    },
    token: payment_data?.confirmation.confirmation_token ?? null,
  };
}
