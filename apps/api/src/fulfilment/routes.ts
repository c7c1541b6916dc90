import { holds } from '#platform/http/session.ts';
import type { AddRoute } from '#platform/http/route.ts';
import type { FulfilmentDeps } from './deps.ts';
import { answerByHand } from './desk/answer-by-hand.ts';
import { askNow } from './desk/ask-now.ts';
import { attachNumber } from './desk/attach-number.ts';
import { sendStuckAgain, sendTaskAgain } from './desk/send-again.ts';
import { switchSource } from './desk/switch-source.ts';
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

  add('PUT /admin/sources/{source}/mode', ({ caller, params, body }) =>
    switchSource(deps, caller, { source: params.source, ...body }),
  );

  add('POST /admin/order_item/send_again', ({ caller, body }) => sendTaskAgain(deps, caller, body));
  add('POST /admin/attach_order', ({ caller, body }) => attachNumber(deps, caller, body));
  add('POST /admin/manual_update', ({ caller, body }) => answerByHand(deps, caller, body));
  add('POST /admin/manual_update_auto', ({ caller, body }) => askNow(deps, caller, body.order_ids));
  add('POST /admin/reorder_stuck_in_execution', ({ caller, body }) => sendStuckAgain(deps, caller, body));
}
