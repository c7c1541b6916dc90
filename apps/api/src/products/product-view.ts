import type { Product } from '@proverka/contract/product';
import { toRubles } from '@proverka/validation/money';
import type { ExpectedTime } from '../reports/expected-time.store.ts';
import { taskTitle } from '../reports/task-type.ts';
import type { TaskType } from '../reports/task-type.ts';
import type { CatalogueProduct } from './catalogue.domain.ts';
import { priceOf } from './pricing.domain.ts';

const taskView = (type: TaskType) => ({ type, title: taskTitle(type) });

export function viewProduct(product: CatalogueProduct, expected: ExpectedTime): Product {
  return {
    product_id: product.id,
    product_name: product.name,
    product_name_ru: product.nameRu,
    product_description: product.description,
    product_price: toRubles(priceOf(product.components).total),
    created_date: product.createdAt.toISOString(),
    data: {
      is_instant: product.isInstant,
      subject: product.subject,
      tasks: product.tasks.map(taskView),
      owner_tasks: product.ownerTasks.map(taskView),
    },
    metadata: { contents: [...product.contents], expected },
    price_components: product.components.map(({ typeName, price, isBase, enabled, option }) => ({
      price_component_type: { name: typeName },
      price: toRubles(price),
      is_base_product_component: isBase,
      enabled,
      price_component_owners: [],
      ...(option && { option }),
    })),
    coupons: [],
  };
}
