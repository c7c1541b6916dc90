import { announcePayment, type OrderDeps } from '../order/order-deps.ts';

type WatchDeps = Pick<OrderDeps, 'api' | 'unpaid' | 'notices' | 'analytics' | 'refreshSession'> & {
  /** Orders and purchases on screen are out of date. */
  readonly refreshOrders: () => Promise<unknown>;
};

/** Asks about every order whose payment was started here; the paid ones are announced and forgotten. */
export async function checkUnpaidOrders(deps: WatchDeps, signal: AbortSignal): Promise<void> {
  let isAnyPaid = false;
  for (const order of deps.unpaid.toAskAbout()) {
    const isPaid = await deps.api
      .call('GET /check_order_paid/{orderId}', { params: { orderId: order.id } }, { signal })
      // No answer, or somebody else's order: it stays until it is too old.
      .catch(() => ({ is_order_paid: false }));
    if (!isPaid.is_order_paid) continue;
    announcePayment(deps, order);
    isAnyPaid = true;
  }
  if (!isAnyPaid) return;
  await deps.refreshSession().catch(() => undefined);
  await deps.refreshOrders();
}
