import type { AddRoute } from '#platform/http/route.ts';
import type { OrderingDeps } from '../deps.ts';
import { attachProduct } from './attach-product.ts';
import { updateOrder } from './update-order.ts';

export function addOrderDeskRoutes(add: AddRoute, deps: OrderingDeps): void {
  add('PUT /admin/orders/update_order', ({ caller, body }) => updateOrder(deps, caller, body));
  add('POST /admin/attach_product', ({ caller, body }) => attachProduct(deps, caller, body));
}
