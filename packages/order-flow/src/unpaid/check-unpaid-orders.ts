import { announcePayment, type OrderDeps } from '../order/order-deps.ts';

type WatchDeps = Pick<OrderDeps, 'api' | 'unpaid' | 'notices' | 'analytics' | 'refreshSession'> & {
  /** Invalidates the orders and purchases on screen. */
  readonly refreshOrders: () => Promise<unknown>;
};

/** Checks every order whose payment was started here; paid ones are announced and forgotten. */
export async function checkUnpaidOrders(deps: WatchDeps, signal: AbortSignal): Promise<void> {
  let isAnyPaid = false;
  for (const order of deps.unpaid.toAskAbout()) {
    const isPaid = await deps.api
      .call('GET /check_order_paid/{orderId}', { params: { orderId: order.id } }, { signal })
      // No answer, or another user's order: it is kept until it is too old.
      .catch(() => ({ is_order_paid: false }));
    if (!isPaid.is_order_paid) continue;
    announcePayment(deps, order);
    isAnyPaid = true;
  }
  if (!isAnyPaid) return;
  await deps.refreshSession().catch(() => undefined);
  await deps.refreshOrders();
}
