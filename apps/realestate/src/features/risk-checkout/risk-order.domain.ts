import type { OrderBody } from '@proverka/contract/order';
import type { Product } from '@proverka/contract/product';
import type { SubjectData } from '@proverka/contract/subject';
import { add, parseMoney, toRubles, ZERO, type Money } from '@proverka/validation/money';

/** What the insurance adds to the price; null where none is sold. */
export function insurancePrice({ price_components: components }: Product): Money | null {
  const part = components.find(({ option, enabled }) => enabled && option === 'riskInsurance');
  return part ? (parseMoney(part.price) ?? null) : null;
}

/** The insurance as a line of the order. */
export function insuranceLine(product: Product, isInsured: boolean) {
  const price = insurancePrice(product);
  const named = { id: 'insurance', name: 'RiskInsurance', title: 'Страхование рисков' };
  return isInsured && price !== null ? [{ ...named, price }] : [];
}

/** The price with its coupon, if there is one; insurance is added in full. */
export function riskTotal(product: Product, isInsured: boolean, price = listed(product)): Money {
  return isInsured ? add(price, insurancePrice(product) ?? ZERO) : price;
}

const listed = ({ product_price }: Product): Money => parseMoney(product_price) ?? ZERO;

export interface RiskWish {
  readonly product: Product;
  /** What the product costs with the coupon, and its id. */
  readonly couponPrice?: Money | undefined;
  readonly couponId?: string | undefined;
  /** Of the campaign whose price it is. */
  readonly code?: string | undefined;
  readonly objectKey: string;
  readonly objectAddress: string;
  readonly owners: readonly SubjectData[];
  readonly isInsured: boolean;
  readonly usesBalance: boolean;
}

export function riskOrderBody(wish: RiskWish): OrderBody {
  const version = wish.product.product_name === 'RiskAssessmentV2' ? 2 : 1;
  return {
    order_items: [
      {
        product_id: wish.product.product_id,
        object_key: wish.objectKey,
        object_address: wish.objectAddress,
        metadata: {
          ownersData: wish.owners.map((owner) => ({ ...owner })),
          versionData: { version },
          ...(wish.isInsured && { riskInsurance: true }),
        },
        ...(wish.couponId !== undefined && { coupon_id: wish.couponId }),
        ...(wish.code !== undefined && { code: wish.code }),
      },
    ],
    metadata: { orderType: 'risk' },
    payment_source: 'yookassa',
    expected_total: toRubles(riskTotal(wish.product, wish.isInsured, wish.couponPrice)),
    ...(wish.usesBalance && { use_account_balance: true }),
  };
}
