import { offerOf } from '@proverka/catalogue/offers';
import { cardPaymentLimits } from '@proverka/contract/card-payment';
import type { OrderBody, PlacedOrder } from '@proverka/contract/order';
import type { PriceBreakdown } from '@proverka/contract/pricing';
import type { Product } from '@proverka/contract/product';
import type { SubjectData } from '@proverka/contract/subject';
import { add, kopecks, parseMoney, subtract, toRubles, ZERO, type Money } from '@proverka/validation/money';
import { campaignCode } from '../products/campaign-prices.domain.ts';
import type { OpenOrder } from './order-flow.domain.ts';

/** What a check may be about; an object is ordered by its key alone. */
export type CheckedKind = 'person' | 'company' | 'car';

export interface OrderSubject {
  /** The cadastral number or, failing that, the address; of a check a word that names nobody. */
  readonly objectKey: string;
  readonly objectAddress: string;
  /** Whom or what a check is about, as its form gives it. */
  readonly checked?: { readonly kind: CheckedKind; readonly data: SubjectData };
  /** Of a report on the risks of a deal: who is checked beside the object. */
  readonly deal?: Deal;
}

interface Deal {
  readonly owners: readonly SubjectData[];
  readonly isInsured: boolean;
}

/** A check about somebody: never a name in the key, which may stand in addresses and logs. */
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
  /** How the price came about, where there is more to say than the price. */
  readonly lines?: readonly PriceLine[];
  /** What made the price, a coupon or a campaign; sent with the order. */
  readonly couponId?: string;
  readonly code?: string;
}

export interface PriceLine {
  readonly title: string;
  /** Negative where it is taken off. */
  readonly amount: Money;
}

/** A price of one part needs no explanation. */
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

/** What the balance and the card pay of an order the balance does not cover. */
export interface PaidInParts {
  readonly fromBalance: Money;
  readonly byCard: Money;
}

/** `null` where there is nothing to divide: the balance covers the order, is empty, or the card would pay it all. */
export function inParts(balance: Money, total: Money): PaidInParts | null {
  if (balance <= 0 || balance >= total) return null;
  const byCard = kopecks(Math.max(subtract(total, balance), cardPaymentLimits.min));
  return byCard < total ? { fromBalance: subtract(total, byCard), byCard } : null;
}

/** What every order carries, whoever places it. */
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

/** Section 7: the address a guest comes back to after paying. */
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
