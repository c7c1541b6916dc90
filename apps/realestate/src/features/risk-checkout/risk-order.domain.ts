import type { OrderBody } from '@proverka/contract/order';
import type { Product } from '@proverka/contract/product';
import type { SubjectData } from '@proverka/contract/subject';
import { add, parseMoney, toRubles, ZERO, type Money } from '@proverka/validation/money';

/** What the insurance adds to the price; null where none is sold. */
export function insurancePrice({ price_components: components }: Product): Money | null {
  const part = components.find(({ option, enabled }) => enabled && option === 'riskInsurance');
  return part ? (parseMoney(part.price) ?? null) : null;
}

export function riskTotal(product: Product, isInsured: boolean): Money {
  const base = parseMoney(product.product_price) ?? ZERO;
  return isInsured ? add(base, insurancePrice(product) ?? ZERO) : base;
}

export interface RiskWish {
  readonly product: Product;
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
      },
    ],
    metadata: { orderType: 'risk' },
    payment_source: 'yookassa',
    expected_total: toRubles(riskTotal(wish.product, wish.isInsured)),
    ...(wish.usesBalance && { use_account_balance: true }),
  };
}
