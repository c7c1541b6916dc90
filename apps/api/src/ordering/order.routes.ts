import { guessingCodes } from '#catalogue/guessed-codes.ts';
import { triedCampaign } from '#catalogue/tried-campaign.ts';
import { handOver } from '#accounts/hand-over.ts';
import { atLeast } from '#platform/http/at-least.ts';
import type { OrderingDeps } from './deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import { checkOrderPaid } from './payment/check-order-paid.ts';
import { noteForeignOrder } from '#fulfilment/foreign-order.ts';
import { listOrders, viewOrder } from './lists/list-orders.ts';
import { summariseOrders } from './lists/orders-list.store.ts';
import { placeOrder } from './place-order.ts';
import { registerAndOrder } from './placement/register-and-order.ts';
import { retryPayment } from './payment/retry-payment.ts';

const REGISTER_MS = 300;

export function addOrderRoutes(add: AddRoute, deps: OrderingDeps): void {
  addPlacingRoutes(add, deps);
  addPlacedRoutes(add, deps);
}

function addPlacingRoutes(add: AddRoute, deps: OrderingDeps): void {
  add('POST /order', async ({ session: { userId }, host, body, headers, address }) => {
    const campaign = await triedCampaign(deps, body.campaign, address);
    return guessingCodes(deps, { address, userId }, body.order_items, () =>
      placeOrder(deps, {
        userId,
        brand: host.entry.brand,
        variant: host.entry.variant,
        body,
        campaign,
        key: headers['idempotency-key'],
      }),
    );
  });

  add('POST /regorder', async (call) => {
    const allowed = await withinLimits(deps, [
      ['register_address', call.address],
      ['guest_order_address', call.address],
    ]);
    if (!allowed.ok) return allowed;
    const { body, query, host, address, headers } = call;
    const input = {
      body,
      campaign: query.campaign ?? null,
      pricedBy: await triedCampaign(deps, query.campaign, address),
      brand: host.entry.brand,
      variant: host.entry.variant,
      key: headers['idempotency-key'],
      address,
      userAgent: call.request.headers['user-agent'] ?? '',
      session: call.session,
    };
    const result = await guessingCodes(deps, { address, userId: null }, body.order_items, () =>
      atLeast(REGISTER_MS, registerAndOrder(deps, input)),
    );
    if (!result.ok) return result;
    const { person, session, order } = result.value;
    const isOpened = session !== 'kept' && session !== 'none';
    return done({
      jwt: { token: isOpened ? handOver(call, session) : '' },
      data: { order, person },
      session: isOpened ? 'opened' : session,
    });
  });
}

function addPlacedRoutes(add: AddRoute, deps: OrderingDeps): void {
  add('GET /check_order_paid/{orderId}', async ({ params: { orderId }, session, caller }) => {
    const answer = await checkOrderPaid(deps, { orderId, userId: session.userId });
    return noteForeignOrder(deps, caller, { action: 'order.check', orderId }, answer);
  });

  add('GET /orders', async ({ session: { userId, email }, caller, query }) =>
    done(await listOrders(deps, { userId, email, reader: caller }, query)),
  );

  add('GET /orders/summary', async ({ session }) => done(await summariseOrders(deps.db, session.userId)));

  add('GET /order/{orderId}', async ({ params: { orderId }, session: { userId, email }, caller }) => {
    const answer = await viewOrder(deps, { userId, email, reader: caller }, orderId);
    return noteForeignOrder(deps, caller, { action: 'order.read', orderId }, answer);
  });

  add('POST /order/{orderId}/payment', async ({ params: { orderId }, session, caller, headers }) => {
    const allowed = await withinLimits(deps, [['payment_user', session.userId]]);
    if (!allowed.ok) return allowed;
    const key = headers['idempotency-key'];
    const answer = await retryPayment(deps, { orderId, userId: session.userId, key });
    return noteForeignOrder(deps, caller, { action: 'order.pay', orderId }, answer);
  });
}
