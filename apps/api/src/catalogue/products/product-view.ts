import type { Product } from '@proverka/contract/product';
import { toRubles } from '@proverka/validation/money';
import type { ExpectedTime } from '../expected-time.ts';
import { taskTitle } from '#registers/task-type.ts';
import type { TaskType } from '#registers/task-type.ts';
import type { CatalogueProduct } from '../catalogue.domain.ts';
import type { Discount } from './discount.domain.ts';
import { viewPrice } from '#money/price-view.ts';
import { concerns, couponsFor, priceOf } from '../pricing.domain.ts';
import type { Buyer, PriceComponent } from '../pricing.domain.ts';

const taskView = (type: TaskType) => ({ type, title: taskTitle(type) });

function viewComponent(
  { typeName, price, isBase, enabled, option, owners = [] }: PriceComponent,
  { personId }: Buyer,
): Product['price_components'][number] {
  return {
    price_component_type: { name: typeName },
    price: toRubles(price),
    is_base_product_component: isBase,
    enabled,
    price_component_owners: owners.length > 0 && personId !== null ? [{ person_id: personId }] : [],
    ...(option && { option }),
  };
}

interface ProductTerms {
  readonly expected: ExpectedTime;
  readonly buyer: Buyer;
  readonly coupons: readonly Discount[];
}

export function viewProduct(product: CatalogueProduct, { expected, buyer, coupons }: ProductTerms): Product {
  const price = priceOf(product, buyer);
  return {
    product_id: product.id,
    product_name: product.name,
    product_name_ru: product.nameRu,
    product_description: product.description,
    product_price: toRubles(price.total),
    price_breakdown: viewPrice(price),
    created_date: product.createdAt.toISOString(),
    data: {
      is_instant: product.isInstant,
      subject: product.subject,
      tasks: product.tasks.map(taskView),
      owner_tasks: product.ownerTasks.map(taskView),
    },
    metadata: { contents: [...product.contents], expected },
    price_components: product.components
      .filter((component) => concerns(component, buyer))
      .map((component) => viewComponent(component, buyer)),
    coupons: couponsFor(product, buyer, coupons).map(({ coupon, discount, price: reduced }) => ({
      coupon_id: coupon.id,
      discount: toRubles(discount),
      title: coupon.title,
      uses_left: coupon.usesLeft,
      price_breakdown: viewPrice(reduced),
    })),
  };
}
