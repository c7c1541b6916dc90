import { holds } from '#platform/http/session.ts';
import type { AddRoute } from '#platform/http/route.ts';
import type { FulfilmentDeps } from './deps.ts';
import { returnProduct } from './return-product.ts';
import { viewReturns } from './returns/view-returns.ts';

export function addFulfilmentRoutes(add: AddRoute, deps: FulfilmentDeps): void {
  add('POST /return_product', ({ caller, body }) => {
    const { order_item_id: itemId, amount, expected_left: expectedLeft, target, reason } = body;
    return returnProduct(deps, { itemId, amount, expectedLeft, target, reason, caller });
  });
  add('GET /admin/orders/{order_id}/returns', ({ caller, params, session }) =>
    viewReturns(deps, caller, { orderId: params.order_id, isNamed: holds(session, 'people') }),
  );
}
